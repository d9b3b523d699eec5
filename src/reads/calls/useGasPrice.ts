import { useEffect, useSyncExternalStore } from 'react';
import { gasPriceStore } from '#stores/gasPriceStore.ts';

/** Wei for a unit of gas, kept up to date with the blocks while it is wanted; undefined until the node tells it. */
export const useGasPrice = (isWanted: boolean): bigint | undefined => {
  useEffect(() => (isWanted ? gasPriceStore.watch() : undefined), [isWanted]);
  return useSyncExternalStore(gasPriceStore.subscribe, gasPriceStore.latest);
};
