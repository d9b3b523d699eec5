import { useMemo } from 'react';
import { orderBook } from '#chain/abis/orderBook.ts';
import type { OrderDetail } from '#chain/codec/answers/orderDetails.ts';
import { orderBookExt } from '#chain/abis/orderBookExt.ts';
import { contracts } from '#chain/contracts.ts';
import { orderStories } from '#domain/orderBook/accountOrders.ts';
import type { PairBook, RestingOrder } from '#domain/orderBook/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { idle, mapLoadable, ready, reloading, valueOf, type Loadable } from '#lib/loadable.ts';
import { ok } from '#lib/result.ts';
import { useCalls } from '../calls/useCalls.ts';
import { useRead } from '../calls/useRead.ts';
import { useAccountEvents } from './useAccountEvents.ts';

export interface MyOrder extends RestingOrder {
  readonly soldToken: Address;
  readonly boughtToken: Address;
}

interface Candidate {
  readonly index: bigint;
  readonly detail: OrderDetail;
}

const nothing: Loadable<readonly MyOrder[]> = ready([]);
const noIndexes: readonly bigint[] = [];

export const LATEST_ORDERS = 100;

const orderOf = ({ index, detail }: Candidate, { token0, token1 }: PairBook): MyOrder => {
  const { maker, soldToken, from, to, remain } = detail;
  return { index, maker, from, to, remain, soldToken, boughtToken: soldToken === token0 ? token1 : token0 };
};

const unknownIndexes = ({ side0, side1 }: PairBook, indexes: readonly bigint[]): readonly bigint[] => {
  const known = new Set([...side0.orders, ...side1.orders].map(({ index }) => index));
  return indexes.filter((index) => !known.has(index));
};

/** Indexes of orders that may be open: the latest ones, and older ones once the maker's events are known. */
const useIndexes = (book: PairBook | undefined, maker: Address | undefined, all: readonly bigint[]) => {
  const unknown = useMemo(() => (book ? unknownIndexes(book, all) : noIndexes), [book, all]);
  const isCut = unknown.length > LATEST_ORDERS;
  const events = valueOf(useAccountEvents(isCut ? maker : undefined));
  const [token0, token1] = [book?.token0, book?.token1];
  const indexes = useMemo(() => {
    if (!isCut) return unknown;
    const pair = [token0, token1];
    const open = new Set(
      orderStories(events ?? []).flatMap(({ state, soldToken, boughtToken, index }) =>
        state === 'open' && pair.includes(soldToken) && pair.includes(boughtToken) ? [index] : [],
      ),
    );
    const older = unknown.slice(0, -LATEST_ORDERS).filter((index) => open.has(index));
    return [...older, ...unknown.slice(-LATEST_ORDERS)];
  }, [isCut, unknown, events, token0, token1]);
  return { indexes, isComplete: !isCut || events !== undefined };
};

/**
 * An order is open only while its list has it. Above 100 orders, older ones come from logs. An undefined book requests
 * nothing.
 */
export const useDeepOrders = (book: PairBook | undefined, maker: Address | undefined): Loadable<readonly MyOrder[]> => {
  const queried = book && maker ? { book, maker, token0: book.token0, token1: book.token1 } : undefined;
  const listed = useRead(
    queried &&
      orderBookExt.getOrderIndexsForMaker.read(contracts.orderBookExt, queried.token0, queried.token1, queried.maker),
  );
  const all = valueOf(listed) ?? noIndexes;
  const { indexes, isComplete } = useIndexes(book, maker, all);
  const details = useRead(
    queried && indexes.length > 0
      ? orderBook.getOrderByIndexBatch.read(contracts.orderBook, queried.token0, queried.token1, indexes)
      : undefined,
  );
  const rows = valueOf(details);
  const candidates = useMemo(
    () => indexes.flatMap((index, i): readonly Candidate[] => (rows?.[i]?.remain ? [{ index, detail: rows[i] }] : [])),
    [indexes, rows],
  );
  const before = useCalls(
    candidates.map(({ index, detail }) => {
      const bought = detail.soldToken === queried?.token0 ? queried.token1 : queried?.token0;
      return bought && orderBook.getPreOrderIndex.call(contracts.orderBook, detail.soldToken, bought, index);
    }),
  );
  return useMemo(() => {
    if (!book || (listed.status === 'ready' && indexes.length === 0)) return nothing;
    const links = candidates.map((_, i) => valueOf(mapLoadable(before[i] ?? idle, orderBook.getPreOrderIndex.decode)));
    const open = mapLoadable(details, () =>
      ok(candidates.filter((_, i) => Boolean(links[i])).map((candidate) => orderOf(candidate, book))),
    );
    // An order that may or may not be in its list is unknown, not closed.
    return open.status === 'ready' && (links.includes(undefined) || !isComplete) ? reloading(open.value) : open;
  }, [book, listed, indexes, isComplete, details, candidates, before]);
};
