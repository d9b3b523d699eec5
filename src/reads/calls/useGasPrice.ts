import { useEffect, useSyncExternalStore } from 'react';
import { gasPriceStore } from '#stores/gasPriceStore.ts';

/** Wei per gas, read every block while in use; undefined until reported. */
export const useGasPrice = (isEnabled: boolean): bigint | undefined => {
  useEffect(() => (isEnabled ? gasPriceStore.watch() : undefined), [isEnabled]);
  return useSyncExternalStore(gasPriceStore.subscribe, gasPriceStore.latest);
};
