import { useEffect, useSyncExternalStore } from 'react';
import type { PairTokens } from '#chain/reading/bookReads.ts';
import type { MarketList } from '#stores/marketsStore.ts';
import { toldPools } from '#stores/toldPools.ts';
import type { ToldMarket } from '#stores/toldPools.ts';
import { useBlock } from '../calls/useBlock.ts';

const none: readonly ToldMarket[] = [];

/** Pools that services tell of, until the factory's list is read from the chain. */
export const useToldPools = ({ status, total, pools }: MarketList): readonly ToldMarket[] => {
  const told = useSyncExternalStore(toldPools.subscribe, toldPools.pools);
  // A list that is read anew has all its pools meanwhile.
  const isRead = status === 'complete' || pools.length === total;
  useEffect(() => {
    if (!isRead) toldPools.want();
  }, [isRead]);
  return isRead ? none : told;
};

/** Has what services told compared with the factory's list, and with the reserves of pools in view. */
export const useCheckedPools = (list: MarketList, inView: readonly PairTokens[]): void => {
  const told = useSyncExternalStore(toldPools.subscribe, toldPools.pools);
  const { number } = useBlock();
  useEffect(() => toldPools.compare(list), [list, told]);
  useEffect(() => {
    if (number !== undefined) toldPools.check(inView, number);
  }, [inView, number, told]);
};
