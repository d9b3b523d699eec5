import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import type { PairTokens } from '#chain/reading/bookReads.ts';
import type { DayFigures } from '#domain/markets/dayFigures.ts';
import type { Address } from '#domain/tokens/types.ts';
import type { ReadTrades, ShownFigures } from '#stores/dayFigures.ts';
import type { Reported } from '#lib/reported.ts';
import { lazyStore } from '#lib/later.ts';
import { tradingData } from '#services/tradingData/tradingData.ts';
import { useEachBlock } from '../calls/useEachBlock.ts';
import { useStableList } from '../calls/useStableList.ts';
import { useDayBlock } from './useDayBlock.ts';

export interface ReadDay extends Omit<ReadTrades, 'toBlock'>, PairTokens {
  /** Undefined or 0 if nothing is read. */
  readonly readTo: () => number | undefined;
}

const none: ReadonlyMap<Address, Reported<DayFigures>> = new Map();

const store = lazyStore(tradingData && (async () => (await import('#stores/dayFigures.ts')).dayFigures));
const figuresNow = (): ReadonlyMap<Address, Reported<DayFigures>> => store.read()?.figures() ?? none;

export const useDayFigures = (): ReadonlyMap<Address, Reported<ShownFigures>> => {
  const reported = useSyncExternalStore(store.subscribe, figuresNow);
  const { number, timestamp } = useDayBlock();
  return useMemo(
    () => (number !== undefined && store.read()?.near(reported, { number, timestamp })) || new Map(),
    [reported, number, timestamp],
  );
};

const tokensOf = ({ pair, token0, token1 }: PairTokens): PairTokens => ({ pair, token0, token1 });

/** Compares figures of pairs that were read, and requests the others. Figures of hidden pairs are checked too. */
export const useRequestedFigures = (unread: readonly PairTokens[], read: readonly ReadDay[]): void => {
  const dayFigures = useSyncExternalStore(store.subscribe, store.read);
  const reported = useSyncExternalStore(store.subscribe, figuresNow);
  const unannounced = read.filter(({ pair }) => !reported.has(pair));
  const requested = useStableList([...unread, ...unannounced].map(tokensOf));
  useEffect(() => dayFigures?.want(requested), [dayFigures, requested]);
  const check = useCallback(() => {
    if (reported.size === 0) return;
    for (const { pair, readTo, ...day } of read) dayFigures?.check(pair, { ...day, toBlock: readTo() ?? 0 });
  }, [dayFigures, read, reported]);
  useEachBlock(check);
};
