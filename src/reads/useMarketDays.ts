import { useEffect, useSyncExternalStore } from 'react';
import type { PairTokens } from '../chain/bookReads.ts';
import { marketDays } from './marketDays.ts';
import type { MarketDays } from './marketDays.ts';
import { useBlock } from './useBlock.ts';

const none: readonly PairTokens[] = [];

/** The last 24 hours of all pairs that were wanted so far. */
export const useMarketDays = (): MarketDays => {
  const { number } = useBlock();
  useEffect(() => {
    if (number !== undefined) marketDays.seeBlock(number);
  }, [number]);
  return useSyncExternalStore(marketDays.subscribe, marketDays.days);
};

/** Has the last 24 hours of pairs read and kept up to date. The array has to keep its identity. */
export const useWantedDays = (wanted: readonly PairTokens[]): void => {
  useEffect(() => {
    marketDays.want(wanted);
    return () => marketDays.want(none);
  }, [wanted]);
};
