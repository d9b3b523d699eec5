import type { Address } from '../tokens/types.ts';

/** What a list of farms is made by. */
export interface ListedFarm {
  readonly address: Address;
  /** What it is called, with the symbols of what it pays. */
  readonly words: string;
  readonly isActive: boolean;
  /** Raw; undefined while unknown. */
  readonly staked: bigint | undefined;
  /** In 1/10000; undefined while unknown. */
  readonly aprBps: bigint | undefined;
  /** Unix seconds; 0: no end is known. */
  readonly periodFinish: bigint | undefined;
}

export const farmViews = ['active', 'staked', 'finished'] as const;

/** Which farms are listed: the active ones, those with an own stake, those whose period is over. */
export type FarmView = (typeof farmViews)[number];

export const farmSorts = ['yield', 'ending'] as const;

/** The highest yield first, or the period that ends first. */
export type FarmSort = (typeof farmSorts)[number];

const isIn: Readonly<Record<FarmView, (farm: ListedFarm) => boolean>> = {
  active: ({ isActive }) => isActive,
  staked: ({ staked = 0n }) => staked > 0n,
  finished: ({ isActive }) => !isActive,
};

/** The smaller first, what is unknown last. */
const compare = (a: bigint | undefined, b: bigint | undefined): number => {
  if (a === b) return 0;
  if (a === undefined || b === undefined) return a === undefined ? 1 : -1;
  return a < b ? -1 : 1;
};

const orders: Readonly<Record<FarmSort, (a: ListedFarm, b: ListedFarm) => number>> = {
  yield: (a, b) => compare(a.aprBps && -a.aprBps, b.aprBps && -b.aprBps),
  ending: (a, b) => compare(a.periodFinish || undefined, b.periodFinish || undefined),
};

/** The farms of a view whose words contain what is searched for. Equals keep their order. */
export const listFarms = <F extends ListedFarm>(
  farms: readonly F[],
  { view, sort, search }: { readonly view: FarmView; readonly sort: FarmSort; readonly search: string },
): readonly F[] => {
  const wanted = search.trim().toLowerCase();
  return farms.filter((farm) => isIn[view](farm) && farm.words.toLowerCase().includes(wanted)).toSorted(orders[sort]);
};
