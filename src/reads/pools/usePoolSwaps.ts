import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { Address } from '#domain/tokens/types.ts';
import type { PoolSwapsState } from '#stores/poolSwapReading.ts';
import { poolSwaps } from '#stores/poolSwaps.ts';
import { useEachBlock } from '../calls/useEachBlock.ts';
import { useStableList } from '../calls/useStableList.ts';

export { windowOf } from '#stores/poolSwapReading.ts';
export type { PoolSwapsState, SwapWindow } from '#stores/poolSwapReading.ts';

const none: readonly Address[] = [];

export const usePoolSwaps = (requested: readonly Address[], days: number): PoolSwapsState => {
  const pools = useStableList(requested);
  const consumer = useRef({});
  useEachBlock(poolSwaps.seeBlock);
  useEffect(() => poolSwaps.want(consumer.current, pools, days), [pools, days]);
  useEffect(() => {
    const { current } = consumer;
    return () => poolSwaps.want(current, none, days);
  }, [days]);
  return useSyncExternalStore(poolSwaps.subscribe, poolSwaps.state);
};
