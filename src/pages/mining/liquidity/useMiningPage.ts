import { useMemo, useState } from 'react';
import { miningRules } from '#config/miningRules.ts';
import { listPools, miningViews, sortPools, type MiningOrdering, type MiningView } from '#domain/mining/listPools.ts';
import { parseAddress } from '#domain/tokens/parseAddress.ts';
import type { Address } from '#domain/tokens/types.ts';
import type { BlockTime } from '#domain/mining/blockTime.ts';
import { useDollarPrice, useMiningPairs } from '#features/rewards/index.ts';
import { useMiningPools } from '#reads/mining/useMiningPools.ts';
import { useMiningProgramme, type MiningProgramme } from '#reads/mining/useMiningProgramme.ts';
import { usePoolStates } from '#reads/mining/usePoolStates.ts';
import { useBlockTime } from '#reads/mining/useBlockTime.ts';
import { useBlock } from '#reads/calls/useBlock.ts';
import { useStableList } from '#reads/calls/useStableList.ts';
import {
  figuresOf,
  miningListing,
  miningView,
  type Listing,
  type MiningContext,
  type MiningPoolView,
} from '#features/earnViews/index.ts';
import { useUrlParameters } from '#ui/hooks/useUrlParameters.ts';
import { isFound, useMiningNames } from './useMiningNames.ts';

export interface MiningPageView {
  readonly programme: MiningProgramme;
  readonly context: MiningContext;
  readonly blockTime: BlockTime;
  readonly account: Address | undefined;
  readonly isListed: boolean;
  readonly counts: Readonly<Record<MiningView, number>>;
  readonly view: MiningView;
  readonly choose: (view: MiningView) => void;
  readonly order: MiningOrdering;
  readonly sortBy: (order: MiningOrdering) => void;
  readonly search: string;
  readonly find: (search: string) => void;
  readonly shown: readonly MiningPoolView[];
  readonly hasMore: boolean;
  readonly showMore: () => void;
  readonly staked: readonly MiningPoolView[];
  readonly opened: Address | undefined;
  readonly isMissing: boolean;
  readonly toggle: (poolToken: Address) => void;
}

const viewIn = (query: URLSearchParams): MiningView =>
  miningViews.find((miningView) => miningView === query.get('view')) ?? 'active';

const useMiningAddress = () => {
  const [query, write] = useUrlParameters();
  return { view: viewIn(query), opened: parseAddress(query.get('lp') ?? ''), write };
};

const useListed = (listing: readonly Listing[], view: MiningView, opened: Address | undefined) => {
  const [search, find] = useState('');
  const [order, sortBy] = useState<MiningOrdering>('part');
  const names = useMiningNames(
    useMemo(() => (search === '' ? [] : listing.map(({ lpToken }) => lpToken)), [search, listing]),
  );
  const listed = useMemo(() => {
    const inView = listPools(listing, view).filter(({ lpToken }) => isFound(search, lpToken, names.get(lpToken)));
    const named = listing.find(({ lpToken }) => lpToken === opened);
    return named && !inView.includes(named) ? [named, ...inView] : inView;
  }, [listing, view, opened, search, names]);
  return { listed, search, find, order, sortBy };
};

/** At least `limit`, and enough to include the open pool. */
const shownCount = (pools: readonly Listing[], limit: number, opened: Address | undefined): number =>
  Math.max(limit, pools.findIndex(({ lpToken }) => lpToken === opened) + 1);

/** The shown pools and those with an own stake are read with each block. */
const useViews = (
  listings: readonly Listing[],
  listing: readonly Listing[],
  context: MiningContext,
  account: Address | undefined,
) => {
  const { staking } = context.programme;
  const read = useMemo(
    () => [...new Set([...listings, ...listing.filter(({ staked = 0n }) => staked > 0n)])],
    [listings, listing],
  );
  const live = useStableList(read);
  const states = usePoolStates(staking, live, account);
  const pairs = useMiningPairs(useStableList(live.map(({ lpToken }) => lpToken)));
  return useMemo(() => {
    const views = live.flatMap((entry, i) => {
      const state = states[i];
      return state ? [miningView(entry, state, pairs, context)] : [];
    });
    return new Map(views.map((view) => [view.pid, view]));
  }, [live, states, pairs, context]);
};

const useCounts = (listing: readonly Listing[]): MiningPageView['counts'] =>
  useMemo(
    () => ({
      active: listPools(listing, 'active').length,
      staked: listPools(listing, 'staked').length,
      finished: listPools(listing, 'finished').length,
    }),
    [listing],
  );

export const useMiningPage = (staking: Address, account: Address | undefined): MiningPageView => {
  const programme = useMiningProgramme(staking);
  const { length, terms, vault, rewardToken, secondToken, isPaused, isFailed } = programme;
  const blockTime = useBlockTime();
  const rewardPrice = useDollarPrice(rewardToken);
  const { number } = useBlock();
  const { pools, isComplete } = useMiningPools(staking, length, account);
  const listing = useMemo(() => miningListing(pools, terms?.perBlock), [pools, terms?.perBlock]);
  const { view, opened, write } = useMiningAddress();
  const { listed, search, find, order, sortBy } = useListed(listing, view, opened);
  const [limit, setLimit] = useState<number>(miningRules.shown);
  const context = useMemo<MiningContext>(
    () => ({
      programme: { staking, length, terms, vault, rewardToken, secondToken, isPaused, isFailed },
      blockTimeMs: blockTime.ms,
      rewardPrice,
      block: number === undefined ? undefined : BigInt(number),
    }),
    [staking, length, terms, vault, rewardToken, secondToken, isPaused, isFailed, blockTime.ms, rewardPrice, number],
  );
  // Sorting by share of the rewards needs no reads, but other figures need each pool.
  const listings = useMemo(
    () => (order === 'part' ? listed.slice(0, shownCount(listed, limit, opened)) : listed),
    [order, listed, limit, opened],
  );
  const views = useViews(listings, listing, context, account);
  const sorted = useMemo(
    () => sortPools(listed, order, ({ pid }) => figuresOf(views.get(pid))),
    [listed, order, views],
  );
  const count = shownCount(sorted, limit, opened);
  const viewsOf = (listed: readonly Listing[]) => listed.flatMap(({ pid }) => views.get(pid) ?? []);
  return {
    programme,
    context,
    blockTime,
    account,
    isListed: isComplete,
    counts: useCounts(listing),
    view,
    order,
    sortBy,
    search,
    find,
    choose: (next) => write({ view: next === 'active' ? undefined : next }),
    shown: viewsOf(sorted.slice(0, count)),
    hasMore: sorted.length > count,
    showMore: () => setLimit(count + miningRules.shown),
    staked: [...views.values()].filter(({ staked = 0n }) => staked > 0n),
    opened,
    isMissing: opened !== undefined && isComplete && !listing.some(({ lpToken }) => lpToken === opened),
    toggle: (poolToken) => write({ lp: poolToken === opened ? undefined : poolToken }),
  };
};
