import { useMemo, useState } from 'react';
import { miningRules } from '#config/miningRules.ts';
import type { BlockTime } from '#domain/mining/blockTime.ts';
import { factorOf } from '#domain/mining/orderMining.ts';
import type { PairFactor } from '#domain/mining/orderMining.ts';
import { orderStories } from '#domain/orderBook/accountOrders.ts';
import type { Address } from '#domain/tokens/types.ts';
import { valueOf } from '#lib/loadable.ts';
import { useAccountEvents } from '#reads/book/useAccountEvents.ts';
import { useOpenElsewhere } from '#reads/book/useOpenElsewhere.ts';
import { useOrderBooks } from '#reads/book/useOrderBooks.ts';
import { useBlock } from '#reads/calls/useBlock.ts';
import { useStableList } from '#reads/calls/useStableList.ts';
import { useBlockTime } from '#reads/mining/useBlockTime.ts';
import { useOrderRewards } from '#reads/mining/useOrderMining.ts';
import type { OrderRewards } from '#reads/mining/useOrderMining.ts';
import { useOrderTerms } from '#reads/mining/useOrderTerms.ts';
import { usePairReserves } from '#reads/mining/usePairReserves.ts';
import { useTokens } from '#reads/tokens/useTokens.ts';
import { minedOrderView, pairView } from './orderView.ts';
import type { MinedOrderView, PairFacts, PairView } from './orderView.ts';

/** The contracts of limit-order mining. */
export interface OrderMiningContracts {
  readonly rewards: Address;
  readonly config: Address;
}

export interface OrderMiningView extends OrderRewards, OrderMiningContracts {
  readonly account: Address | undefined;
  /** The block shown. */
  readonly block: number | undefined;
  readonly blockTime: BlockTime;
  /** Rewards of all pairs for each block, raw, and after how many blocks they are computed. */
  readonly blockAmount: bigint | undefined;
  readonly step: bigint | undefined;
  /** Undefined while unknown, or `isListFailed`. */
  readonly pairs: readonly PairView[] | undefined;
  readonly isListFailed: boolean;
  readonly hasMore: boolean;
  readonly showMore: () => void;
  /** Own resting orders in all markets; undefined while unknown. */
  readonly orders: readonly MinedOrderView[] | undefined;
  readonly areOrdersFailed: boolean;
}

const noFactors: readonly PairFactor[] = [];

const byFactor = (a: PairFactor, b: PairFactor): number => (a.factor === b.factor ? 0 : a.factor < b.factor ? 1 : -1);

const useOwnOrders = (account: Address | undefined) => {
  const events = useAccountEvents(account);
  const known = valueOf(events);
  const stories = useMemo(() => (known ? orderStories(known) : []), [known]);
  const open = useOpenElsewhere(stories, undefined, undefined);
  const isKnown = known !== undefined && open.status === 'ready';
  return {
    orders: isKnown ? open.value : undefined,
    areOrdersFailed: known === undefined && events.status === 'failed',
  };
};

/** Pairs that are shown or have own orders, and of the latter those whose books tell what an order earns. */
const usePairFacts = ({
  factors,
  shown,
  orders,
}: Record<'factors' | 'shown', readonly PairFactor[]> & Pick<ReturnType<typeof useOwnOrders>, 'orders'>) => {
  const own = useMemo(
    () => [
      ...new Set(
        (orders ?? []).flatMap(({ soldToken, wantedToken }) => factorOf(factors, soldToken, wantedToken) ?? []),
      ),
    ],
    [orders, factors],
  );
  const reserves = usePairReserves(useStableList(useMemo(() => [...new Set([...shown, ...own])], [shown, own])));
  const followed = useStableList(own.slice(0, miningRules.followedBooks));
  const read = useOrderBooks(followed);
  const books = useMemo(
    () =>
      new Map(
        followed.flatMap((factor, i) => {
          const book = read[i];
          return book ? [[factor, book] as const] : [];
        }),
      ),
    [followed, read],
  );
  const tokens = useTokens([
    ...shown.flatMap(({ token0, token1 }) => [token0, token1]),
    ...(orders ?? []).flatMap(({ soldToken, wantedToken }) => [soldToken, wantedToken]),
  ]);
  return { reserves, books, tokens };
};

/** The state of limit-order mining. */
export const useOrderMiningPage = (contracts: OrderMiningContracts, account: Address | undefined): OrderMiningView => {
  const { config, rewards } = contracts;
  const own = useOrderRewards(rewards, account);
  const { number: block } = useBlock();
  const blockTime = useBlockTime();
  const { pairs: list, blockAmount, step } = useOrderTerms(config);
  const factors = valueOf(list);
  const { orders, areOrdersFailed } = useOwnOrders(account);
  const [limit, setLimit] = useState<number>(miningRules.shown);
  const eligible = useMemo(
    () =>
      (factors ?? noFactors)
        .filter(({ factor, token0, token1 }) => factor > 0n && token0 !== token1)
        .toSorted(byFactor),
    [factors],
  );
  const shown = useMemo(() => eligible.slice(0, limit), [eligible, limit]);
  const { reserves, books, tokens } = usePairFacts({ factors: factors ?? noFactors, shown, orders });
  const facts = useMemo<PairFacts>(
    () => ({ factors, reserves, books, tokens, blockAmount, blockTimeMs: blockTime.ms }),
    [factors, reserves, books, tokens, blockAmount, blockTime.ms],
  );
  return {
    ...contracts,
    ...own,
    account,
    block,
    blockTime,
    blockAmount,
    step,
    pairs: useMemo(() => factors && shown.map((factor) => pairView(factor, facts)), [factors, shown, facts]),
    isListFailed: factors === undefined && list.status === 'failed',
    hasMore: eligible.length > limit,
    showMore: () => setLimit(limit + miningRules.shown),
    orders: useMemo(() => orders?.map((order) => minedOrderView(order, facts)), [orders, facts]),
    areOrdersFailed,
  };
};
