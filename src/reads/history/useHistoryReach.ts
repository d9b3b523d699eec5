import { useEffect } from 'react';
import type { Address } from '#domain/tokens/types.ts';
import { bookStore } from '#stores/bookStore.ts';
import { historyStore } from '#stores/historyStore.ts';

/** Reads a pair's history `reach` seconds back. A changed reach goes on from there. */
export const useHistoryReach = (tokenA: Address, tokenB: Address, reach: number): void => {
  useEffect(() => historyStore.watch(bookStore.pairOf(tokenA, tokenB), reach), [tokenA, tokenB, reach]);
};
