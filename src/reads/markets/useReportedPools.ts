import { useCallback, useEffect, useSyncExternalStore } from 'react';
import type { PairTokens } from '#chain/reading/bookReads.ts';
import type { MarketList } from '#stores/marketsStore.ts';
import type { ReportedMarkets } from '#stores/reportedPools.ts';
import { lazyStore } from '#lib/later.ts';
import { dataService } from '#services/dataService/dataService.ts';
import { tradingData } from '#services/tradingData/tradingData.ts';
import { useEachBlock } from '../calls/useEachBlock.ts';

const none: ReportedMarkets = new Map();

const hasService = tradingData !== undefined || dataService !== undefined;
const store = lazyStore(hasService ? async () => (await import('#stores/reportedPools.ts')).reportedPools : undefined);
const poolsNow = (): ReportedMarkets => store.read()?.pools() ?? none;

/** Pools reported by services, until the factory's list is read. */
export const useReportedPools = ({ status, total, pools }: MarketList): ReportedMarkets => {
  const reported = useSyncExternalStore(store.subscribe, poolsNow);
  const reportedPools = useSyncExternalStore(store.subscribe, store.read);
  const isRead = status === 'complete' || pools.length === total;
  useEffect(() => {
    if (!isRead) reportedPools?.want();
  }, [reportedPools, isRead]);
  return isRead ? none : reported;
};

export const useCheckedPools = (list: MarketList, inView: readonly PairTokens[]): void => {
  const reported = useSyncExternalStore(store.subscribe, poolsNow);
  const reportedPools = useSyncExternalStore(store.subscribe, store.read);
  useEffect(() => reportedPools?.compare(list), [reportedPools, list, reported]);
  useEachBlock(useCallback((number) => reportedPools?.check(inView, number), [reportedPools, inView]));
};
