import type { CallKey } from './callKey.ts';

/** Number of listeners of a call, by the age in blocks up to which a result serves them. */
export type ListenerCounts = Readonly<Record<number, number>>;

/** `blocksPerFetch` of a call that is read once and can wait: it joins the next request, and never causes one. */
export const ONCE_UNHURRIED = Number.MAX_SAFE_INTEGER - 1;

export interface ResultAge {
  /** Block of the result; undefined without a result, or if the last attempt failed. */
  readonly blockNumber?: number | undefined;
  /** Block of the request that is under way. */
  readonly fetchingBlockNumber?: number;
}

/** Smallest `blocksPerFetch` of all listeners; undefined without listeners. */
const blocksPerFetch = (counts: ListenerCounts): number | undefined => {
  let min: number | undefined;
  for (const [blocks, count] of Object.entries(counts)) {
    if (count > 0 && (min === undefined || Number(blocks) < min)) min = Number(blocks);
  }
  return min;
};

const isDue = (counts: ListenerCounts, age: ResultAge | undefined, blockNumber: number): boolean => {
  const blocks = blocksPerFetch(counts);
  if (blocks === undefined) return false;
  const oldest = blockNumber - (blocks - 1);
  if (age?.fetchingBlockNumber !== undefined && age.fetchingBlockNumber >= oldest) return false;
  return age?.blockNumber === undefined || age.blockNumber < oldest;
};

/** True if a listener cannot wait for the next request. */
export const isHurried = (counts: ListenerCounts | undefined): boolean =>
  counts !== undefined && blocksPerFetch(counts) !== ONCE_UNHURRIED;

/**
 * Calls to read so that every listener has a result recent enough for block `blockNumber`. They have a listener whose
 * result is missing or older than `blocksPerFetch` blocks, and no request under way.
 */
export const dueCalls = (
  listeners: Readonly<Record<CallKey, ListenerCounts>>,
  results: Readonly<Record<CallKey, ResultAge>>,
  blockNumber: number,
): readonly CallKey[] =>
  Object.entries(listeners).flatMap(([key, counts]) => (isDue(counts, results[key], blockNumber) ? [key] : []));
