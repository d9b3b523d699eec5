import { useEffect, useSyncExternalStore } from 'react';
import type { Address } from '#domain/tokens/types.ts';
import { marketsStore, type MarketList } from '#stores/marketsStore.ts';
import { useBlock } from '../calls/useBlock.ts';
import { useStableList } from '../calls/useStableList.ts';

export const useMarkets = (): MarketList => {
  const { number } = useBlock();
  useEffect(() => marketsStore.watch(), []);
  useEffect(() => {
    if (number !== undefined) marketsStore.seeBlock(number);
  }, [number]);
  return useSyncExternalStore(marketsStore.subscribe, marketsStore.list);
};

export const useMarketTokens = (tokens: readonly Address[]): void => {
  const requested = useStableList(tokens);
  useEffect(() => marketsStore.wantTokens(requested), [requested]);
};
