import type { CallKey } from './callKey.ts';

/** How many listen to a call, by how many blocks a result may serve them. */
export type ListenerCounts = Readonly<Record<number, number>>;

/** The `blocksPerFetch` of what is read once and can wait: it travels with the next request, and never causes one. */
export const ONCE_UNHURRIED = Number.MAX_SAFE_INTEGER - 1;

/** What is known of a call's result when deciding whether to ask again. */
export interface ResultAge {
  /** The block the result is of; undefined if there is none, or if the last attempt failed. */
  readonly blockNumber?: number;
  /** The block that is being requested now. */
  readonly fetchingBlockNumber?: number;
}

/** The most demanding listener's `blocksPerFetch`; undefined if nobody listens. */
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

/** Whether somebody waits for a call: not all of its listeners have time until the next request. */
export const isHurried = (counts: ListenerCounts | undefined): boolean =>
  counts !== undefined && blocksPerFetch(counts) !== ONCE_UNHURRIED;

/**
 * The calls to read so that every listener has a result young enough for block `blockNumber`: those with a listener
 * whose result is missing or older than `blocksPerFetch` blocks, and that are not being requested already.
 */
export const dueCalls = (
  listeners: Readonly<Record<CallKey, ListenerCounts>>,
  results: Readonly<Record<CallKey, ResultAge>>,
  blockNumber: number,
): readonly CallKey[] =>
  Object.entries(listeners).flatMap(([key, counts]) => (isDue(counts, results[key], blockNumber) ? [key] : []));
