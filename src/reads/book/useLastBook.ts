import { useMemo } from 'react';
import type { Address } from '#domain/tokens/types.ts';
import { bookStore } from '#stores/bookStore.ts';
import { lastBookOf, type LastBook } from '#stores/lastBook.ts';

export const useLastBook = (tokenA: Address | undefined, tokenB: Address | undefined): LastBook | undefined =>
  useMemo(
    () =>
      tokenA !== undefined && tokenB !== undefined && tokenA !== tokenB
        ? lastBookOf(bookStore.pairOf(tokenA, tokenB))
        : undefined,
    [tokenA, tokenB],
  );
