import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { miningRules } from '#config/miningRules.ts';
import type { BlockTime } from '#domain/mining/blockTime.ts';
import { factorOf, isClaimShort, type PairFactor } from '#domain/mining/orderMining.ts';
import type { Address } from '#domain/tokens/types.ts';
import { ENTRY, orderEntry } from '#features/rewards/index.ts';
import { valueOf } from '#lib/loadable.ts';
import { shown as shownReport } from '#lib/reported.ts';
import type { MyOrder } from '#reads/book/useDeepOrders.ts';
import { useOrderBooks } from '#reads/book/useOrderBooks.ts';
import { useOrdersInPairs } from '#reads/book/useOrdersInPairs.ts';
import { useBlock } from '#reads/calls/useBlock.ts';
import { useStableList } from '#reads/calls/useStableList.ts';
import { useBlockTime } from '#reads/mining/useBlockTime.ts';
import { useOrderRewards, type OrderRewards } from '#reads/mining/useOrderMining.ts';
import { useOrderTerms } from '#reads/mining/useOrderTerms.ts';
import { usePairReserves } from '#reads/mining/usePairReserves.ts';
import { useReportedOrderMining } from '#reads/mining/useReportedOrderMining.ts';
import { useTokens } from '#reads/tokens/useTokens.ts';
import {
  minedOrderView,
  pairView,
  type MinedOrderView,
  type PairFacts,
  type PairView,
} from '#features/earnViews/index.ts';
import { useFirstRows } from '#ui/hooks/useFirstRows.ts';

export interface OrderMiningContracts {
  readonly rewards: Address;
  readonly config: Address;
}

export interface OrderMiningView extends OrderRewards, OrderMiningContracts {
  readonly isClaimShort: boolean;
  readonly account: Address | undefined;
  readonly block: number | undefined;
  readonly blockTime: BlockTime;
  /** Raw rewards of all pairs per block. `step`: blocks between two computations. */
  readonly blockAmount: bigint | undefined;
  readonly step: bigint | undefined;
  readonly pairs: readonly PairView[] | undefined;
  readonly isListFailed: boolean;
  /** Block of the data service's pairs, which are listed until the contract's list is read. */
  readonly pairsReportedAt: number | undefined;
  /** Figures of the data service, unless the contracts contradict it. */
  readonly reported: ReturnType<typeof useReportedOrderMining>;
  readonly hasMore: boolean;
  readonly showMore: () => void;
  /** Orders known so far; undefined while the pairs are unknown. */
  readonly orders: readonly MinedOrderView[] | undefined;
  readonly ordersKnown: 'complete' | 'loading' | 'failed';
}

const noFactors: readonly PairFactor[] = [];
const noOrders: readonly MyOrder[] = [];

const byFactor = (a: PairFactor, b: PairFactor): number => (a.factor === b.factor ? 0 : a.factor < b.factor ? 1 : -1);

const useOwnOrders = (
  factors: readonly PairFactor[] | undefined,
  isListFailed: boolean,
  account: Address | undefined,
) => {
  const pairs = useMemo(
    () =>
      (factors ?? noFactors).filter(
        (factor) => factorOf(factors ?? noFactors, factor.token0, factor.token1) === factor,
      ),
    [factors],
  );
  const { orders, placedIn } = useOrdersInPairs(pairs, account);
  const isFailed = isListFailed || orders.status === 'failed';
  const isComplete = factors !== undefined && orders.status === 'ready';
  const known: OrderMiningView['ordersKnown'] = isFailed ? 'failed' : isComplete ? 'complete' : 'loading';
  return { orders: factors && valueOf(orders), placedIn, known };
};

interface OwnPart {
  readonly factors: readonly PairFactor[];
  readonly shown: readonly PairFactor[];
  readonly own: ReturnType<typeof useOwnOrders>;
}

/** Facts of pairs that are shown or have own orders. Books are read only for pairs with own orders. */
const usePairFacts = ({ factors, shown, own: { orders, placedIn, known } }: OwnPart) => {
  const own = useMemo(() => {
    const ofOrders = (orders ?? noOrders).flatMap(
      ({ soldToken, boughtToken }) => factorOf(factors, soldToken, boughtToken) ?? [],
    );
    // Until own orders are known, also reads books of pairs that may have some, so that both share the same requests.
    const ahead = known === 'loading' ? factors.filter((factor) => placedIn.includes(factor)).toSorted(byFactor) : [];
    return [...new Set([...ofOrders, ...ahead])];
  }, [orders, placedIn, known, factors]);
  const neededPairs = useMemo(() => [...new Set([...shown, ...own])], [shown, own]);
  const requested = useStableList(neededPairs);
  const answered = usePairReserves(requested);
  // The contract's list may have the same pairs as the data service's, whose reserves are already read.
  const reserves = useMemo(
    () =>
      new Map(
        neededPairs.flatMap((factor, i) => {
          const known = answered.get(requested[i] ?? factor);
          return known ? [[factor, known] as const] : [];
        }),
      ),
    [neededPairs, requested, answered],
  );
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
    ...own.flatMap(({ token0, token1 }) => [token0, token1]),
  ]);
  return { reserves, books, tokens };
};

export const useOrderMiningPage = (contracts: OrderMiningContracts, account: Address | undefined): OrderMiningView => {
  const { config, rewards } = contracts;
  const own = useOrderRewards(rewards, account);
  const { number: block } = useBlock();
  const blockTime = useBlockTime();
  const { pairs: list, blockAmount, step } = useOrderTerms(config);
  const factors = valueOf(list);
  const reported = useReportedOrderMining({ rewards, config, account, blockTimeMs: blockTime.ms });
  // Reported pairs are listed, but only the contract decides if the account's orders count.
  const report = reported && shownReport(reported.reported);
  const listed = factors ?? report?.factors;
  const isFailed = factors === undefined && list.status === 'failed';
  const ownOrders = useOwnOrders(factors, isFailed, account);
  const { orders } = ownOrders;
  const eligible = useMemo(
    () =>
      (listed ?? noFactors).filter(({ factor, token0, token1 }) => factor > 0n && token0 !== token1).toSorted(byFactor),
    [listed],
  );
  const named = useSearchParams()[0].get(ENTRY.order);
  const index = eligible.findIndex((factor) => orderEntry(factor) === named);
  const { shown, next: hidden, showMore } = useFirstRows(eligible, miningRules.shown, index);
  const { reserves, books, tokens } = usePairFacts({ factors: factors ?? noFactors, shown, own: ownOrders });
  const facts = useMemo<PairFacts>(
    () => ({ factors, reserves, books, tokens, blockAmount, blockTimeMs: blockTime.ms }),
    [factors, reserves, books, tokens, blockAmount, blockTime.ms],
  );
  const { record, vault } = own;
  const next = block === undefined ? undefined : BigInt(block) + 1n;
  return {
    ...contracts,
    ...own,
    isClaimShort:
      record !== undefined && record.reward > 0n && !!vault && next !== undefined
        ? isClaimShort(vault, record.reward, next)
        : false,
    account,
    block,
    blockTime,
    blockAmount,
    step,
    pairs: useMemo(
      () => listed && shown.map((factor) => pairView(factor, { ...facts, factors: listed })),
      [listed, shown, facts],
    ),
    isListFailed: isFailed && listed === undefined,
    pairsReportedAt: factors ? undefined : report?.block,
    reported,
    hasMore: hidden > 0,
    showMore,
    orders: useMemo(() => orders?.map((order) => minedOrderView(order, facts)), [orders, facts]),
    ordersKnown: ownOrders.known,
  };
};
