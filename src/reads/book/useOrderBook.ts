import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { Address } from '#domain/tokens/types.ts';
import { idle, valueOf } from '#lib/loadable.ts';
import { bookStore, invalidBook, idleBook, unreadBook, type BookReading, type PairState } from '#stores/bookStore.ts';

export type { PairState };

type Book = BookReading['book'];

const FIELDS = ['pair', 'reserve0', 'reserve1', 'side0', 'side1'] as const;

/** Replaces a book by the earlier one while its reserves and orders are the same. */
export const createKeptBook = (): ((book: Book) => Book) => {
  let kept: Book = idle;
  return (book) => {
    const [before, now] = [valueOf(kept), valueOf(book)];
    const hasSameStatus = kept.status === book.status && book.status !== 'failed';
    const isKept = hasSameStatus && before && now && FIELDS.every((field) => before[field] === now[field]);
    if (!isKept) kept = book;
    return kept;
  };
};

const useReading = <T>(
  tokenA: Address | undefined,
  tokenB: Address | undefined,
  select: (reading: BookReading) => T,
): T => {
  const isGiven = tokenA !== undefined && tokenB !== undefined;
  // Sorted tokens keep the pair watched if the user swaps the two.
  const [token0, token1] = [tokenA, tokenB].toSorted();
  const pair = useMemo(
    () =>
      token0 !== undefined && token1 !== undefined && token0 !== token1 ? bookStore.pairOf(token0, token1) : undefined,
    [token0, token1],
  );
  useEffect(() => (pair ? bookStore.watch(pair.token0, pair.token1) : undefined), [pair]);
  return useSyncExternalStore(bookStore.subscribe, () => {
    if (!isGiven) return select(idleBook);
    return select(pair ? (bookStore.reading(pair.pair) ?? unreadBook) : invalidBook);
  });
};

/**
 * Idle if a token is missing. While a new read runs, it is loading with the previous book. Returns the same book until
 * a reserve or an order changes, so its block may be old: `useBookBlock` returns the block of the last read.
 */
export const useOrderBook = (tokenA: Address | undefined, tokenB: Address | undefined): Book => {
  const [keep] = useState(createKeptBook);
  return useReading(tokenA, tokenB, ({ book }) => keep(book));
};

/** Undefined while no book is read. */
export const useBookBlock = (tokenA: Address | undefined, tokenB: Address | undefined): number | undefined =>
  useReading(tokenA, tokenB, ({ book }) => valueOf(book)?.blockNumber);

export const usePairState = (tokenA: Address | undefined, tokenB: Address | undefined): PairState =>
  useReading(tokenA, tokenB, ({ state }) => state);
