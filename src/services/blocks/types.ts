import type { TimedBlock } from '#domain/mining/blockTime.ts';
import type { Result } from '#lib/result.ts';
import type { ServiceProblem } from '../dataService/types.ts';

/** From and to, unix seconds; both count. */
export interface TimeWindow {
  readonly from: number;
  readonly to: number;
}

/** The blocks subgraph of 001 section 7. Nothing is thrown. */
export interface Blocks {
  /** The block it has come to. */
  head(signal?: AbortSignal): Promise<Result<number, ServiceProblem>>;
  /** The first block of a window of time; null: it knows none there. */
  firstIn(window: TimeWindow, signal?: AbortSignal): Promise<Result<TimedBlock | null, ServiceProblem>>;
}
