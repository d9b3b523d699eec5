import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { PairTokens } from '#chain/reading/bookReads.ts';
import { rules } from '#config/rules.ts';
import { env } from '#config/env.ts';
import { isOfNow, type DayFigures } from '#domain/markets/dayFigures.ts';
import type { Address } from '#domain/tokens/types.ts';
import type { ReadTrades } from '#stores/dayFigures.ts';
import { judge, type Reported } from '#lib/reported.ts';
import { lazyStore } from '#lib/later.ts';
import { tradingData } from '#services/tradingData/tradingData.ts';
import { useBlock } from '../calls/useBlock.ts';
import { useStableList } from '../calls/useStableList.ts';

export interface ReadDay extends ReadTrades, PairTokens {}

const none: ReadonlyMap<Address, Reported<DayFigures>> = new Map();

const store = lazyStore(tradingData && (async () => (await import('#stores/dayFigures.ts')).dayFigures));
const figuresNow = (): ReadonlyMap<Address, Reported<DayFigures>> => store.read()?.figures() ?? none;

const { delayBlocks, majorDelayBlocks } = rules.service;
const limits = {
  aheadBlocks: delayBlocks,
  behindBlocks: majorDelayBlocks,
  seconds: (2 * majorDelayBlocks * env.blockTimeMs) / 1000,
};

export const useDayFigures = (): ReadonlyMap<Address, Reported<DayFigures>> => {
  const { number, timestamp } = useBlock();
  const reported = useSyncExternalStore(store.subscribe, figuresNow);
  return useMemo(() => {
    if (number === undefined || timestamp === undefined) return none;
    const isOfBlock = (figures: DayFigures): boolean => isOfNow(figures, { number, timestamp }, limits);
    return new Map([...reported].filter(([, figures]) => judge(figures, isOfBlock)));
  }, [reported, number, timestamp]);
};

const tokensOf = ({ pair, token0, token1 }: PairTokens): PairTokens => ({ pair, token0, token1 });

/** Compares figures of pairs that were read, and requests the others. Figures of hidden pairs are checked too. */
export const useRequestedFigures = (unread: readonly PairTokens[], read: readonly ReadDay[]): void => {
  const dayFigures = useSyncExternalStore(store.subscribe, store.read);
  const reported = useSyncExternalStore(store.subscribe, figuresNow);
  const unannounced = read.filter(({ pair }) => !reported.has(pair));
  const requested = useStableList([...unread, ...unannounced].map(tokensOf));
  useEffect(() => dayFigures?.want(requested), [dayFigures, requested]);
  useEffect(() => {
    for (const { pair, ...day } of read) dayFigures?.check(pair, day);
  }, [dayFigures, read, reported]);
};
