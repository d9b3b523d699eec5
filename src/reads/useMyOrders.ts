import { useMemo } from 'react';
import { orderBook } from '../chain/abis/orderBook.ts';
import { orderBookExt } from '../chain/abis/orderBookExt.ts';
import { contracts } from '../chain/contracts.ts';
import type { BookSide, PairBook, RestingOrder } from '../domain/orderBook/types.ts';
import type { Address } from '../domain/tokens/types.ts';
import { idle, mapLoadable, ready, reloading, valueOf } from '../lib/loadable.ts';
import type { Loadable } from '../lib/loadable.ts';
import { ok } from '../lib/result.ts';
import { useCalls } from './useCalls.ts';
import { useOrderBook } from './useOrderBook.ts';
import { useRead } from './useRead.ts';

/** An open order of the account. */
export interface MyOrder extends RestingOrder {
  readonly soldToken: Address;
  readonly wantedToken: Address;
}

const noOrders: readonly MyOrder[] = [];
const noIndexes: readonly bigint[] = [];

/** Of a maker's orders ever placed, so many of the latest are looked at where the lists are not known to their end. */
const LATEST_ORDERS = 200;

const inSide = (side: BookSide, wantedToken: Address, maker: Address): readonly MyOrder[] =>
  side.orders
    .filter((order) => order.maker === maker)
    .map((order) => ({ ...order, soldToken: side.soldToken, wantedToken }));

const inBook = ({ side0, side1 }: PairBook, maker: Address): readonly MyOrder[] => [
  ...inSide(side0, side1.soldToken, maker),
  ...inSide(side1, side0.soldToken, maker),
];

/** Newest first. */
const byIndex = (a: MyOrder, b: MyOrder): number => (a.index < b.index ? 1 : -1);

const isComplete = ({ side0, side1 }: PairBook): boolean => side0.complete && side1.complete;

/** The account's orders that rest behind the part of the lists that is known; nothing is asked for complete lists. */
const useDeepOrders = (book: PairBook | undefined, maker: Address | undefined): Loadable<readonly MyOrder[]> => {
  const asked = book && maker && !isComplete(book) ? { book, maker } : undefined;
  const [token0, token1] = [book?.token0, book?.token1];
  const { orderBook: address, orderBookExt: ext } = contracts;
  const listed = useRead(
    orderBookExt.getOrderIndexsForMaker,
    asked && orderBookExt.getOrderIndexsForMaker.call(ext, asked.book.token0, asked.book.token1, asked.maker),
  );
  const known = asked && new Set([...asked.book.side0.orders, ...asked.book.side1.orders].map(({ index }) => index));
  const indexes = (valueOf(listed) ?? noIndexes).slice(-LATEST_ORDERS).filter((index) => !known?.has(index));
  const sides = [
    [token0, token1],
    [token1, token0],
  ] as const;
  const before = useCalls(
    sides.flatMap(([sold, wanted]) =>
      indexes.map((index) => sold && wanted && orderBook.getPreOrderIndex.call(address, sold, wanted, index)),
    ),
  );
  const details = useRead(
    orderBook.getOrderByIndexBatch,
    token0 && token1 && indexes.length > 0
      ? orderBook.getOrderByIndexBatch.call(address, token0, token1, indexes)
      : undefined,
  );
  if (!asked) return ready(noOrders);
  if (listed.status === 'ready' && indexes.length === 0) return ready(noOrders);
  return mapLoadable(details, (rows) =>
    ok(
      sides.flatMap(([sold, wanted], side) =>
        indexes.flatMap((index, i): readonly MyOrder[] => {
          const row = rows[i];
          const previous = valueOf(
            mapLoadable(before[side * indexes.length + i] ?? idle, orderBook.getPreOrderIndex.decode),
          );
          if (!row || !sold || !wanted || !previous) return [];
          return [{ index, ...row, soldToken: sold, wantedToken: wanted }];
        }),
      ),
    ),
  );
};

/**
 * The account's open orders of a pair, newest first: those in the known part of the lists, and, where a list goes on
 * behind it, those the contract still links there.
 */
export const useMyOrders = (
  account: Address | undefined,
  tokenA: Address | undefined,
  tokenB: Address | undefined,
): Loadable<readonly MyOrder[]> => {
  const reading = useOrderBook(tokenA, tokenB);
  const deep = useDeepOrders(valueOf(reading), account);
  return useMemo(() => {
    if (account === undefined) return idle;
    const near = mapLoadable(reading, (book) => ok(inBook(book, account)));
    if (near.status !== 'ready') return near;
    const all = [...near.value, ...(valueOf(deep) ?? noOrders)].sort(byIndex);
    return deep.status === 'ready' ? ready(all) : reloading(all);
  }, [account, reading, deep]);
};
