import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import type { Address } from '#domain/tokens/types.ts';
import { bookStore, invalidBook, idleBook, unreadBook, type BookReading, type PairState } from '#stores/bookStore.ts';

export type { PairState };

const useBookReading = (tokenA: Address | undefined, tokenB: Address | undefined): BookReading => {
  const given = tokenA !== undefined && tokenB !== undefined;
  const valid = given && tokenA !== tokenB;
  // Sorted tokens keep the pair watched if the user swaps the two.
  const [token0, token1] = [tokenA, tokenB].toSorted();
  const pair = useMemo(
    () =>
      token0 !== undefined && token1 !== undefined && token0 !== token1 ? bookStore.pairOf(token0, token1) : undefined,
    [token0, token1],
  );
  useEffect(() => (pair ? bookStore.watch(pair.token0, pair.token1) : undefined), [pair]);
  const read = useCallback(() => (pair ? bookStore.reading(pair.pair) : undefined), [pair]);
  const reading = useSyncExternalStore(bookStore.subscribe, read);
  if (!given) return idleBook;
  return valid ? (reading ?? unreadBook) : invalidBook;
};

/** Idle if a token is missing. While a new read runs, it is loading with the previous book. */
export const useOrderBook = (tokenA: Address | undefined, tokenB: Address | undefined): BookReading['book'] =>
  useBookReading(tokenA, tokenB).book;

export const usePairState = (tokenA: Address | undefined, tokenB: Address | undefined): PairState =>
  useBookReading(tokenA, tokenB).state;
