import { useEffect, useSyncExternalStore } from 'react';
import type { Address } from '#domain/tokens/types.ts';
import { marketsStore } from '#stores/marketsStore.ts';
import type { MarketList } from '#stores/marketsStore.ts';
import { useBlock } from '../calls/useBlock.ts';

/** All pools of the factory, growing page by page while it is used. */
export const useMarkets = (): MarketList => {
  const { number } = useBlock();
  useEffect(() => marketsStore.watch(), []);
  useEffect(() => {
    if (number !== undefined) marketsStore.seeBlock(number);
  }, [number]);
  return useSyncExternalStore(marketsStore.subscribe, marketsStore.list);
};

/** Has the markets' tokens told by the chain, the most wanted first. The array has to keep its identity. */
export const useMarketTokens = (wanted: readonly Address[]): void => {
  useEffect(() => marketsStore.wantTokens(wanted), [wanted]);
};
