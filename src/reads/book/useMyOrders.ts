import { useMemo } from 'react';
import type { BookSide, PairBook } from '#domain/orderBook/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { idle, mapLoadable, ready, reloading, valueOf, type Loadable } from '#lib/loadable.ts';
import { ok } from '#lib/result.ts';
import { useDeepOrders, type MyOrder } from './useDeepOrders.ts';
import { useOrderBook } from './useOrderBook.ts';

const inSide = (side: BookSide, boughtToken: Address, maker: Address): readonly MyOrder[] =>
  side.orders
    .filter((order) => order.maker === maker)
    .map((order) => ({ ...order, soldToken: side.soldToken, boughtToken }));

const inBook = ({ side0, side1 }: PairBook, maker: Address): readonly MyOrder[] => [
  ...inSide(side0, side1.soldToken, maker),
  ...inSide(side1, side0.soldToken, maker),
];

const newestFirst = (a: MyOrder, b: MyOrder): number => (a.index < b.index ? 1 : -1);

const isComplete = ({ side0, side1 }: PairBook): boolean => side0.complete && side1.complete;

/** Newest order first. A fully known list needs no request; otherwise the contract names the maker's other orders. */
export const useMyOrders = (
  account: Address | undefined,
  tokenA: Address | undefined,
  tokenB: Address | undefined,
): Loadable<readonly MyOrder[]> => {
  const reading = useOrderBook(tokenA, tokenB);
  const book = valueOf(reading);
  const deep = useDeepOrders(book && !isComplete(book) ? book : undefined, account);
  const isRead = reading.status === 'ready';
  const known = useMemo(() => {
    if (!isRead || !book || account === undefined) return undefined;
    const orders = [...inBook(book, account), ...(valueOf(deep) ?? [])].sort(newestFirst);
    return deep.status === 'ready' ? ready(orders) : reloading(orders);
  }, [isRead, book, account, deep]);
  const unread = useMemo(
    () => (account === undefined || isRead ? idle : mapLoadable(reading, (near) => ok(inBook(near, account)))),
    [account, isRead, reading],
  );
  return known ?? unread;
};
