import type { CallKey } from './callKey.ts';

/** Number of listeners by the age in blocks up to which a result serves them. */
export type ListenerCounts = Readonly<Record<number, number>>;

/** Age of a call that is read only once, and only along with another request. */
export const ONCE_UNHURRIED = Number.MAX_SAFE_INTEGER - 1;

interface ResultAge {
  readonly blockNumber?: number | undefined;
  readonly fetchingBlockNumber?: number;
}

/** Computed once for each state of the counts, because thousands of calls are looked at several times per block. */
const smallestAges = new WeakMap<ListenerCounts, number>();

const smallestAge = (counts: ListenerCounts): number => {
  const known = smallestAges.get(counts);
  if (known !== undefined) return known;
  const age = Math.min(...Object.entries(counts).map(([blocks, count]) => (count > 0 ? Number(blocks) : Infinity)));
  smallestAges.set(counts, age);
  return age;
};

const blocksPerFetch = (counts: ListenerCounts): number | undefined => {
  const age = smallestAge(counts);
  return age === Infinity ? undefined : age;
};

const isDue = (counts: ListenerCounts, age: ResultAge | undefined, blockNumber: number): boolean => {
  const blocks = blocksPerFetch(counts);
  if (blocks === undefined) return false;
  const oldest = blockNumber - (blocks - 1);
  if (age?.fetchingBlockNumber !== undefined && age.fetchingBlockNumber >= oldest) return false;
  return age?.blockNumber === undefined || age.blockNumber < oldest;
};

/** True if a listener needs a request now; false if every listener waits for another request. */
export const isHurried = (counts: ListenerCounts | undefined): boolean =>
  counts !== undefined && blocksPerFetch(counts) !== ONCE_UNHURRIED;

/** Calls that have a listener, a missing or too old result, and no request under way. */
export const dueCalls = (
  listeners: Readonly<Record<CallKey, ListenerCounts>>,
  results: Readonly<Record<CallKey, ResultAge>>,
  blockNumber: number,
): readonly CallKey[] => Object.keys(listeners).filter((key) => isDue(listeners[key] ?? {}, results[key], blockNumber));
