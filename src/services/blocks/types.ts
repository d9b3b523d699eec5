import type { TimedBlock } from '#domain/mining/blockTime.ts';
import type { Reported } from '#lib/reported.ts';
import type { Result } from '#lib/result.ts';
import type { ServiceProblem } from '../dataService/types.ts';

/** Unix seconds, both inclusive. */
export interface TimeWindow {
  readonly from: number;
  readonly to: number;
}

/** Spec 001 section 7. Never rejects. */
export interface Blocks {
  head(signal?: AbortSignal): Promise<Result<number, ServiceProblem>>;
  /** First block in a time window; null if the subgraph has none there. */
  firstIn(window: TimeWindow, signal?: AbortSignal): Promise<Result<Reported<TimedBlock> | null, ServiceProblem>>;
}
