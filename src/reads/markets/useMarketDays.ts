import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { PairTokens } from '#chain/reading/bookReads.ts';
import { reachesDayBack } from '#domain/history/reachesDayBack.ts';
import type { Address } from '#domain/tokens/types.ts';
import { followedHistories } from '#stores/followedHistories.ts';
import { historyStore } from '#stores/historyStore.ts';
import type { MarketDays } from '#stores/marketDays.ts';
import { lazyStore } from '#lib/later.ts';
import { useEachBlock } from '../calls/useEachBlock.ts';
import { useStableList } from '../calls/useStableList.ts';
import { useDayBlock } from './useDayBlock.ts';

const noDays: MarketDays = new Map();

const store = lazyStore(async () => (await import('#stores/marketDays.ts')).marketDays);
const daysNow = (): MarketDays => store.read()?.days() ?? noDays;
const newestNow = (): MarketDays => store.read()?.newest() ?? noDays;
const isLateNow = (): boolean => store.read()?.isLate() ?? false;
const hasBegunNow = (): boolean => store.read()?.hasBegun() ?? false;

export const useMarketDays = (): MarketDays => {
  const { timestamp } = useDayBlock();
  useEachBlock(useSyncExternalStore(store.subscribe, store.read)?.seeBlock);
  const days = useSyncExternalStore(store.subscribe, daysNow);
  const followed = useSyncExternalStore(historyStore.subscribe, followedHistories);
  return useMemo(() => {
    const all = new Map(days);
    for (const [pair, history] of followed) if (reachesDayBack(history, timestamp)) all.set(pair, history.trades);
    return all;
  }, [days, followed, timestamp]);
};

export const useNewestTrades = (): MarketDays => useSyncExternalStore(store.subscribe, newestNow);

export const dayReadTo = (pair: Address): number => {
  const read = [store.read()?.readTo(pair), historyStore.history(pair)?.coverage?.toBlock].filter(
    (to) => to !== undefined,
  );
  return read.length > 0 ? Math.min(...read) : 0;
};

export const useMarketDaysLate = (): boolean => useSyncExternalStore(store.subscribe, isLateNow);

export const useMarketDaysBegun = (): boolean => useSyncExternalStore(store.subscribe, hasBegunNow);

export const useRequestedDays = (pairs: readonly PairTokens[]): void => {
  const requested = useStableList(pairs);
  const marketDays = useSyncExternalStore(store.subscribe, store.read);
  useEffect(() => marketDays?.want(requested), [marketDays, requested]);
};
