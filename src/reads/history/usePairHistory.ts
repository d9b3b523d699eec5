import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import type { Address } from '#domain/tokens/types.ts';
import { bookStore } from '#stores/bookStore.ts';
import { historyStore, idleHistory, unreadHistory } from '#stores/historyStore.ts';
import type { HistoryReach, PairHistory } from '#stores/historyStore.ts';

export type { PairHistory };

/**
 * The pair's trades as far as they are read, growing with every block, and backwards as far as `reach`, while it is
 * used. Idle while a token is missing or the two are the same.
 */
export const usePairHistory = (
  tokenA: Address | undefined,
  tokenB: Address | undefined,
  reach: HistoryReach = 'all',
): PairHistory => {
  const [token0, token1] = [tokenA, tokenB].toSorted();
  const pair = useMemo(
    () =>
      token0 !== undefined && token1 !== undefined && token0 !== token1 ? bookStore.pairOf(token0, token1) : undefined,
    [token0, token1],
  );
  useEffect(() => (pair ? historyStore.watch(pair, reach) : undefined), [pair, reach]);
  const read = useCallback(() => (pair ? historyStore.history(pair.pair) : undefined), [pair]);
  const history = useSyncExternalStore(historyStore.subscribe, read);
  return pair ? (history ?? unreadHistory) : idleHistory;
};
