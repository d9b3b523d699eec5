import { useMemo } from 'react';
import { orderBook } from '#chain/abis/orderBook.ts';
import { orderBookExt } from '#chain/abis/orderBookExt.ts';
import { contracts } from '#chain/contracts.ts';
import { rules } from '#config/rules.ts';
import { orderStories, type OrderStory } from '#domain/orderBook/accountOrders.ts';
import type { Address } from '#domain/tokens/types.ts';
import { failed, idle, mapLoadable, ready, reloading, valueOf, type Loadable } from '#lib/loadable.ts';
import { useCalls } from '../calls/useCalls.ts';
import { useReadsOfEach, type Answers } from '../calls/useReadsOfEach.ts';
import { useAccountEvents } from './useAccountEvents.ts';
import { LATEST_ORDERS, type MyOrder } from './useDeepOrders.ts';

interface TokenPair {
  readonly token0: Address;
  readonly token1: Address;
}

interface Placed {
  readonly pair: TokenPair;
  readonly index: bigint;
}

interface OrdersInPairs {
  /** Ready once each order's state is known; loading, with the known orders, until then. */
  readonly orders: Loadable<readonly MyOrder[]>;
  /** Pairs in which the maker ever placed an order, and pairs for which this is unknown. */
  readonly placedIn: readonly TokenPair[];
}

const MAX_PAIRS = 100;

const orderReads = ({ pair: { token0, token1 }, index }: Placed) => {
  const { orderBook: book } = contracts;
  return {
    details: orderBook.getOrderByIndexBatch.read(book, token0, token1, [index]),
    before0: orderBook.getPreOrderIndex.read(book, token0, token1, index),
    before1: orderBook.getPreOrderIndex.read(book, token1, token0, index),
  };
};

const headReads = ({ token0, token1 }: TokenPair) => ({
  head0: orderBook.getLastOrderIndex.read(contracts.orderBook, token0, token1),
  head1: orderBook.getLastOrderIndex.read(contracts.orderBook, token1, token0),
});

/** True if a list begins with the order or another order links to it; undefined while unknown. */
const isListed = (index: bigint, head: Loadable<bigint>, before: Loadable<bigint>): boolean | undefined => {
  const first = valueOf(head);
  const previous = valueOf(before);
  if (first === index || previous) return true;
  return first === undefined || previous === undefined ? undefined : false;
};

const openOrder = (
  { pair: { token0, token1 }, index }: Placed,
  { details, before0, before1 }: Answers<ReturnType<typeof orderReads>>,
  { head0, head1 }: Answers<ReturnType<typeof headReads>>,
): readonly MyOrder[] | undefined => {
  const rows = valueOf(details);
  const detail = rows?.[0];
  if (!detail) return rows && [];
  const { maker, soldToken, from, to, remain } = detail;
  if (from === 0n) return [];
  const sells0 = soldToken === token0;
  const isOpen = sells0 ? isListed(index, head0, before0) : isListed(index, head1, before1);
  const boughtToken = sells0 ? token1 : token0;
  return isOpen === undefined ? undefined : isOpen ? [{ index, maker, from, to, remain, soldToken, boughtToken }] : [];
};

const olderOrders = (
  stories: readonly OrderStory[],
  pairs: readonly TokenPair[],
  latest: readonly Placed[],
): readonly Placed[] =>
  stories.flatMap(({ state, soldToken, boughtToken, index }): readonly Placed[] => {
    const pair = pairs.find(({ token0, token1 }) =>
      token0 === soldToken ? token1 === boughtToken : token0 === boughtToken && token1 === soldToken,
    );
    const isKnown = latest.some((entry) => entry.pair === pair && entry.index === index);
    return pair && state === 'open' && !isKnown ? [{ pair, index }] : [];
  });

/** The latest orders of each pair come from the contract's list, older open ones from logs. */
const usePlaced = (pairs: readonly TokenPair[], maker: Address | undefined) => {
  const requested = useMemo(() => pairs.slice(0, MAX_PAIRS), [pairs]);
  const answers = useCalls(
    requested.map(
      ({ token0, token1 }) =>
        maker && orderBookExt.getOrderIndexsForMaker.call(contracts.orderBookExt, token0, token1, maker),
    ),
  );
  const lists = useMemo(
    () => answers.map((answer) => mapLoadable(answer, orderBookExt.getOrderIndexsForMaker.decode)),
    [answers],
  );
  const latest = useMemo(
    () =>
      requested.flatMap((pair, i) =>
        (valueOf(lists[i] ?? idle) ?? []).slice(-LATEST_ORDERS).map((index): Placed => ({ pair, index })),
      ),
    [requested, lists],
  );
  const isCut = pairs.length > requested.length || lists.some((list) => (valueOf(list)?.length ?? 0) > LATEST_ORDERS);
  const events = useAccountEvents(isCut ? maker : undefined);
  const known = valueOf(events);
  const placed = useMemo(
    () => (known ? [...latest, ...olderOrders(orderStories(known), pairs, latest)] : latest),
    [known, pairs, latest],
  );
  const sources: readonly Loadable<unknown>[] = isCut ? [...lists, events] : lists;
  return { placed, lists, sources, requested };
};

const useOpen = (placed: readonly Placed[]) => {
  const pairs = useMemo(() => [...new Set(placed.map(({ pair }) => pair))], [placed]);
  const reads = useMemo(() => placed.map(orderReads), [placed]);
  const answers = useReadsOfEach(reads, rules.pools.miningBlocks);
  const heads = useReadsOfEach(useMemo(() => pairs.map(headReads), [pairs]));
  const found = useMemo(
    () =>
      placed.map((entry, i) => {
        const [order, head] = [answers[i], heads[pairs.indexOf(entry.pair)]];
        return order && head && openOrder(entry, order, head);
      }),
    [placed, pairs, answers, heads],
  );
  useCalls(reads.flatMap((read, i) => (found[i]?.length === 0 ? [] : Object.values(read).map(({ call }) => call))));
  const problem = [...answers, ...heads]
    .flatMap((answered): readonly Loadable<unknown>[] => Object.values(answered))
    .find((answer) => answer.status === 'failed' && answer.value === undefined);
  return { found, problem };
};

const isUnknown = (loadable: Loadable<unknown> = idle): boolean => valueOf(loadable) === undefined;

/** Logs are needed only for older orders and further pairs. An undefined maker requests nothing. */
export const useOrdersInPairs = (pairs: readonly TokenPair[], maker: Address | undefined): OrdersInPairs => {
  const { placed, lists, sources, requested } = usePlaced(pairs, maker);
  const { found, problem } = useOpen(placed);
  const placedIn = useMemo(
    () => (maker ? requested.filter((_, i) => isUnknown(lists[i]) || valueOf(lists[i] ?? idle)?.length !== 0) : []),
    [maker, requested, lists],
  );
  const failure = sources.find((source) => source.status === 'failed' && source.value === undefined) ?? problem;
  const isComplete = !sources.some((source) => isUnknown(source)) && !found.includes(undefined);
  const orders = useMemo((): Loadable<readonly MyOrder[]> => {
    if (!maker) return idle;
    const open = found.flatMap((order) => order ?? []);
    if (failure?.status === 'failed') return failed(failure.error, open);
    return isComplete ? ready(open) : reloading(open);
  }, [maker, found, failure, isComplete]);
  return { orders, placedIn };
};
