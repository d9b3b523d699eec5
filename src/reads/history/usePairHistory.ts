import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import type { Address } from '#domain/tokens/types.ts';
import { bookStore } from '#stores/bookStore.ts';
import { historyStore, idleHistory, unreadHistory, type PairHistory } from '#stores/historyStore.ts';

export type { PairHistory };

/** Trades read so far, `reach` seconds back or all. Idle if the two tokens are equal or one is missing. */
export const usePairHistory = (
  tokenA: Address | undefined,
  tokenB: Address | undefined,
  reach?: number,
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
