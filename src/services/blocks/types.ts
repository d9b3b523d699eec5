import type { TimedBlock } from '#domain/mining/blockTime.ts';
import type { Result } from '#lib/result.ts';
import type { ServiceProblem } from '../dataService/types.ts';

/** From and to, unix seconds; both inclusive. */
export interface TimeWindow {
  readonly from: number;
  readonly to: number;
}

/** The blocks subgraph of 001 section 7. Never rejects. */
export interface Blocks {
  /** Latest block indexed. */
  head(signal?: AbortSignal): Promise<Result<number, ServiceProblem>>;
  /** First block of a time window; null if the subgraph has none there. */
  firstIn(window: TimeWindow, signal?: AbortSignal): Promise<Result<TimedBlock | null, ServiceProblem>>;
}
