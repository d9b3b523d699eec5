import type { RateBps } from '../prices/rateBps.ts';
import type { Address } from '../tokens/types.ts';

export interface ListedFarm {
  readonly address: Address;
  readonly words: string;
  readonly isActive: boolean;
  readonly staked: bigint | undefined;
  readonly aprBps: RateBps | undefined;
  readonly periodFinish: bigint | undefined;
}

export const farmViews = ['active', 'staked', 'finished'] as const;

export type FarmView = (typeof farmViews)[number];

export const farmSorts = ['yield', 'ending'] as const;

export type FarmSort = (typeof farmSorts)[number];

const isIn: Readonly<Record<FarmView, (farm: ListedFarm) => boolean>> = {
  active: ({ isActive }) => isActive,
  staked: ({ staked = 0n }) => staked > 0n,
  finished: ({ isActive }) => !isActive,
};

const compare = (a: bigint | undefined, b: bigint | undefined): number => {
  if (a === b) return 0;
  if (a === undefined || b === undefined) return a === undefined ? 1 : -1;
  return a < b ? -1 : 1;
};

const orders: Readonly<Record<FarmSort, (a: ListedFarm, b: ListedFarm) => number>> = {
  yield: (a, b) => compare(a.aprBps && -a.aprBps.bps, b.aprBps && -b.aprBps.bps),
  ending: (a, b) => compare(a.periodFinish || undefined, b.periodFinish || undefined),
};

/** Farms of the view. The search is a part of a farm's words in any case; the sort is stable. */
export const listFarms = <F extends ListedFarm>(
  farms: readonly F[],
  { view, sort, search }: { readonly view: FarmView; readonly sort: FarmSort; readonly search: string },
): readonly F[] => {
  const searchText = search.trim().toLowerCase();
  return farms
    .filter((farm) => isIn[view](farm) && farm.words.toLowerCase().includes(searchText))
    .toSorted(orders[sort]);
};
