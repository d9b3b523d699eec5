import { useEffect, useSyncExternalStore } from 'react';
import { gasPriceStore } from '#stores/gasPriceStore.ts';

/** Wei per unit of gas, read with every block while it is in use; undefined until the node reports it. */
export const useGasPrice = (isWanted: boolean): bigint | undefined => {
  useEffect(() => (isWanted ? gasPriceStore.watch() : undefined), [isWanted]);
  return useSyncExternalStore(gasPriceStore.subscribe, gasPriceStore.latest);
};
