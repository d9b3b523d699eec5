import { useEffect, useSyncExternalStore } from 'react';
import { gasPriceStore } from '#stores/gasPriceStore.ts';

/** Wei per unit of gas, read with every block while it is in use; undefined until the node reports it. */
export const useGasPrice = (isEnabled: boolean): bigint | undefined => {
  useEffect(() => (isEnabled ? gasPriceStore.watch() : undefined), [isEnabled]);
  return useSyncExternalStore(gasPriceStore.subscribe, gasPriceStore.latest);
};
