import type { Fraction } from '../amounts/fraction.ts';
import type { Hex } from '../multicall/types.ts';
import type { Address, Currency } from '../tokens/types.ts';

export const MIN_SLICES = 2;
export const MAX_SLICES = 50;
export const MIN_SLICE_MINUTES = 1;
export const MAX_SLICE_MINUTES = 1440;
const MINUTE_MS = 60_000;

/** Limits of every slice: the worst price in raw quote per raw base, and the greatest price impact in 1/10000. */
export interface SliceBounds {
  readonly worstPrice: Fraction;
  readonly maxImpactBps: number;
}

export interface SliceTerms extends SliceBounds {
  readonly account: Address;
  readonly chainId: number;
  readonly input: Currency;
  readonly output: Currency;
  /** Raw input of all slices, at least `count`. */
  readonly total: bigint;
  readonly count: number;
  readonly minutes: number;
}

export type SkipReason =
  | { readonly code: 'price'; readonly price: Fraction }
  | { readonly code: 'impact'; readonly bps: number }
  /** Nothing of the slice would fill, or the book refuses it. */
  | { readonly code: 'noFill' }
  | { readonly code: 'user' };

export type SliceResult = { readonly hash: Hex } | { readonly skipped: SkipReason };

export interface SliceJob extends SliceTerms {
  readonly id: string;
  readonly state: 'running' | 'paused' | 'ended';
  readonly results: readonly SliceResult[];
  /** Milliseconds; time from which the next slice is due. */
  readonly nextTime: number;
  /** Milliseconds; start of the wallet's request for the next slice, whose end is unknown. */
  readonly requestedTime?: number;
}

/** Raw amount of a slice. The parts add up exactly to `total` and differ by at most one unit. */
export const sliceAmount = ({ total, count }: Pick<SliceTerms, 'total' | 'count'>, index: number): bigint =>
  (total * BigInt(index + 1)) / BigInt(count) - (total * BigInt(index)) / BigInt(count);

/** Raw units of the next slice and all later ones; 0 after the last. */
export const remainingAmount = ({ total, count, results }: SliceJob): bigint =>
  total - (total * BigInt(results.length)) / BigInt(count);

/** True if no further slice is placed; a request may still be open. */
export const isOver = ({ state, results, count }: SliceJob): boolean => state === 'ended' || results.length >= count;

const intervalOf = ({ minutes }: Pick<SliceTerms, 'minutes'>): number => minutes * MINUTE_MS;

/** Time at which a later slice is due if nothing delays the job, in milliseconds. */
export const dueTime = (job: SliceJob, index: number): number =>
  job.nextTime + (index - job.results.length) * intervalOf(job);

/**
 * Number of slices whose whole interval passed without a press, a skip or a pause. They are never placed in a burst.
 */
export const missedSlices = (job: SliceJob, nowMs: number): number => {
  if (job.state !== 'running' || isOver(job)) return 0;
  const passed = Math.floor((nowMs - job.nextTime) / intervalOf(job));
  return Math.max(0, Math.min(passed, job.count - job.results.length));
};

export type SliceTurn = 'over' | 'paused' | 'requested' | 'waiting' | 'due' | 'missed';

/** State of the next slice: `due` and `missed` ones can be placed, at most one at a time. */
export const sliceTurn = (job: SliceJob, nowMs: number): SliceTurn => {
  if (job.requestedTime !== undefined) return 'requested';
  if (isOver(job)) return 'over';
  if (job.state === 'paused') return 'paused';
  if (nowMs < job.nextTime) return 'waiting';
  return missedSlices(job, nowMs) > 0 ? 'missed' : 'due';
};

/** Job whose first slice is due at `nowMs`, in milliseconds. */
export const startJob = (id: string, terms: SliceTerms, nowMs: number): SliceJob => ({
  ...terms,
  id,
  state: 'running',
  results: [],
  nextTime: nowMs,
});

/** After missed slices, the next ones follow at their interval from `nowMs`. */
const withResult = (job: SliceJob, result: SliceResult, nowMs: number): SliceJob => {
  const { requestedTime, ...known } = job;
  const from = missedSlices({ ...known, state: 'running' }, requestedTime ?? nowMs) > 0 ? nowMs : job.nextTime;
  const next = from + intervalOf(job);
  return { ...known, results: [...job.results, result], nextTime: next };
};

/** Job with an open request, stored before the wallet opens; `nowMs` in milliseconds identifies the request. */
export const requestSlice = (job: SliceJob, nowMs: number): SliceJob => ({ ...job, requestedTime: nowMs });

/** Job after a request that was certainly not sent, so that the slice is open again. */
export const releaseSlice = ({ requestedTime: _, ...job }: SliceJob): SliceJob => job;

/** Job after the next slice's transaction is known; the slice after it is due an interval later. */
export const placeSlice = (job: SliceJob, hash: Hex, nowMs: number): SliceJob => withResult(job, { hash }, nowMs);

/** Job without its next slice, which is never placed; the slice after it is due an interval later. */
export const skipSlice = (job: SliceJob, skipped: SkipReason, nowMs: number): SliceJob =>
  withResult(job, { skipped }, nowMs);

/** Job that offers nothing until it is resumed; an open request goes on. */
export const pauseJob = (job: SliceJob): SliceJob => ({ ...job, state: 'paused' });

/**
 * Running job. A slice that fell due during the pause is due now; the others follow at their interval. No slice waits
 * longer than an interval, even after the device's clock went back.
 */
export const resumeJob = (job: SliceJob, nowMs: number): SliceJob => ({
  ...job,
  state: 'running',
  nextTime: Math.min(Math.max(job.nextTime, nowMs), nowMs + intervalOf(job)),
});

/** Job that places nothing more; a request that the wallet shows can still be signed there. */
export const endJob = (job: SliceJob): SliceJob => ({ ...job, state: 'ended' });
