import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { PairTokens } from '#chain/reading/bookReads.ts';
import { reachesDayBack } from '#domain/history/reachesDayBack.ts';
import type { Address } from '#domain/tokens/types.ts';
import { followedHistories } from '#stores/followedHistories.ts';
import { historyStore } from '#stores/historyStore.ts';
import { marketDays, type MarketDays } from '#stores/marketDays.ts';
import { useBlock } from '../calls/useBlock.ts';
import { useStableList } from '../calls/useStableList.ts';

const none: readonly PairTokens[] = [];

export const useMarketDays = (): MarketDays => {
  const { number, timestamp } = useBlock();
  useEffect(() => {
    if (number !== undefined) marketDays.seeBlock(number);
  }, [number]);
  const days = useSyncExternalStore(marketDays.subscribe, marketDays.days);
  const followed = useSyncExternalStore(historyStore.subscribe, followedHistories);
  return useMemo(() => {
    const all = new Map(days);
    for (const [pair, history] of followed) if (reachesDayBack(history, timestamp)) all.set(pair, history.trades);
    return all;
  }, [days, followed, timestamp]);
};

export const useNewestTrades = (): MarketDays => useSyncExternalStore(marketDays.subscribe, marketDays.newest);

export const dayReadTo = (pair: Address): number => {
  const read = [marketDays.readTo(pair), historyStore.history(pair)?.coverage?.toBlock].filter(
    (to) => to !== undefined,
  );
  return read.length > 0 ? Math.min(...read) : 0;
};

export const useMarketDaysLate = (): boolean => useSyncExternalStore(marketDays.subscribe, marketDays.isLate);

export const useMarketDaysBegun = (): boolean => useSyncExternalStore(marketDays.subscribe, marketDays.hasBegun);

export const useRequestedDays = (pairs: readonly PairTokens[]): void => {
  const requested = useStableList(pairs);
  useEffect(() => {
    marketDays.want(requested);
    return () => marketDays.want(none);
  }, [requested]);
};
