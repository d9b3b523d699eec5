import { useEffect, useSyncExternalStore } from 'react';
import type { PairTokens } from '#chain/reading/bookReads.ts';
import type { MarketList } from '#stores/marketsStore.ts';
import type { ToldMarket } from '#stores/toldPools.ts';
import { lazyStore } from '#lib/lazyStore.ts';
import { dataService } from '#services/dataService/dataService.ts';
import { tradingData } from '#services/tradingData/tradingData.ts';
import { useBlock } from '../calls/useBlock.ts';

const none: readonly ToldMarket[] = [];

const hasService = tradingData !== undefined || dataService !== undefined;
const store = lazyStore(hasService ? async () => (await import('#stores/toldPools.ts')).toldPools : undefined);
const poolsNow = (): readonly ToldMarket[] => store.read()?.pools() ?? none;

/** Pools reported by services, until the factory's list is read from the chain. */
export const useToldPools = ({ status, total, pools }: MarketList): readonly ToldMarket[] => {
  const told = useSyncExternalStore(store.subscribe, poolsNow);
  const toldPools = useSyncExternalStore(store.subscribe, store.read);
  // A list that is read again is complete meanwhile.
  const isRead = status === 'complete' || pools.length === total;
  useEffect(() => {
    if (!isRead) toldPools?.want();
  }, [toldPools, isRead]);
  return isRead ? none : told;
};

/** Compares services' reports with the factory's list, and with the reserves of pools in view. */
export const useCheckedPools = (list: MarketList, inView: readonly PairTokens[]): void => {
  const told = useSyncExternalStore(store.subscribe, poolsNow);
  const toldPools = useSyncExternalStore(store.subscribe, store.read);
  const { number } = useBlock();
  useEffect(() => toldPools?.compare(list), [toldPools, list, told]);
  useEffect(() => {
    if (number !== undefined) toldPools?.check(inView, number);
  }, [toldPools, inView, number, told]);
};
