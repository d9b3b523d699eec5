import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { PairBook } from '#domain/orderBook/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { idle, valueOf } from '#lib/loadable.ts';
import { bookStore } from '#stores/bookStore.ts';
import { useStableList } from '../calls/useStableList.ts';
import { createKeptBook } from './useOrderBook.ts';

type Books = readonly (PairBook | undefined)[];

/** Returns the same books until a reserve or an order changes, so their blocks may be old. */
export const useOrderBooks = (requested: readonly { readonly token0: Address; readonly token1: Address }[]): Books => {
  const pairs = useStableList(requested.map(({ token0, token1 }) => bookStore.pairOf(token0, token1)));
  useEffect(() => {
    const ends = pairs.map(({ token0, token1 }) => bookStore.watch(token0, token1));
    return () => ends.forEach((end) => end());
  }, [pairs]);
  const read = useMemo(() => {
    let known: Books = [];
    const readings = pairs.map(({ pair }) => ({ pair, keep: createKeptBook() }));
    return () => {
      const books = readings.map(({ pair, keep }) => valueOf(keep(bookStore.reading(pair)?.book ?? idle)));
      if (books.length !== known.length || books.some((book, i) => book !== known[i])) known = books;
      return known;
    };
  }, [pairs]);
  return useSyncExternalStore(bookStore.subscribe, read);
};
