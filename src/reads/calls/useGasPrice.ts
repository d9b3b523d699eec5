import { useEffect, useSyncExternalStore } from 'react';
import { gasPriceStore } from '#stores/gasPriceStore.ts';

export const useGasPrice = (isEnabled: boolean): bigint | undefined => {
  useEffect(() => (isEnabled ? gasPriceStore.watch() : undefined), [isEnabled]);
  return useSyncExternalStore(gasPriceStore.subscribe, gasPriceStore.latest);
};
