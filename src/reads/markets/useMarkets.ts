import { useEffect, useSyncExternalStore } from 'react';
import type { Address } from '#domain/tokens/types.ts';
import { marketsStore, type MarketList } from '#stores/marketsStore.ts';
import { useEachBlock } from '../calls/useEachBlock.ts';
import { useStableList } from '../calls/useStableList.ts';

export const useMarkets = (): MarketList => {
  useEffect(() => marketsStore.watch(), []);
  useEachBlock(marketsStore.seeBlock);
  return useSyncExternalStore(marketsStore.subscribe, marketsStore.list);
};

export const useMarketTokens = (tokens: readonly Address[]): void => {
  const requested = useStableList(tokens);
  useEffect(() => marketsStore.wantTokens(requested), [requested]);
};
