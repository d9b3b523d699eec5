import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { shallowEqual } from 'react-redux';
import type { Address } from '#domain/tokens/types.ts';
import { bookStore } from '#stores/bookStore.ts';
import { historyStore, idleHistory, unreadHistory, type PairHistory } from '#stores/historyStore.ts';

export type { PairHistory };

export type PairTrades = Pick<PairHistory, 'status' | 'trades' | 'since'>;

const useReading = <T>(
  tokenA: Address | undefined,
  tokenB: Address | undefined,
  reach: number | undefined,
  select: (history: PairHistory) => T,
): T => {
  const [token0, token1] = [tokenA, tokenB].toSorted();
  const pair = useMemo(
    () =>
      token0 !== undefined && token1 !== undefined && token0 !== token1 ? bookStore.pairOf(token0, token1) : undefined,
    [token0, token1],
  );
  useEffect(() => (pair ? historyStore.watch(pair, reach) : undefined), [pair, reach]);
  return useSyncExternalStore(historyStore.subscribe, () =>
    select(pair ? (historyStore.history(pair.pair) ?? unreadHistory) : idleHistory),
  );
};

const createKeptTrades = (): ((history: PairHistory) => PairTrades) => {
  let kept: PairTrades = idleHistory;
  return ({ status, trades, since }) => {
    const next = { status, trades, since };
    if (!shallowEqual(kept, next)) kept = next;
    return kept;
  };
};

const whole = (history: PairHistory): PairHistory => history;

/** A new object with each block. Idle if the two tokens are equal or one is missing. */
export const usePairHistory = (tokenA: Address, tokenB: Address, reach?: number): PairHistory =>
  useReading(tokenA, tokenB, reach, whole);

/**
 * Trades read so far, `reach` seconds back or all. The same object until they change. Idle if the two tokens are equal
 * or one is missing.
 */
export const usePairTrades = (tokenA: Address | undefined, tokenB: Address | undefined, reach?: number): PairTrades => {
  const [keep] = useState(createKeptTrades);
  return useReading(tokenA, tokenB, reach, keep);
};

/** Newest block whose trades are read; undefined if none is. */
export const tradesReadTo = (tokenA: Address, tokenB: Address): number | undefined =>
  historyStore.history(bookStore.pairOf(tokenA, tokenB).pair)?.coverage?.toBlock;
