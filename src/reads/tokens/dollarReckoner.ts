import { useSyncExternalStore } from 'react';
import { importLater, lazyModule } from '#lib/later.ts';

const reckoner = lazyModule(
  async () => (await importLater(() => import('#domain/prices/dollarPrices.ts'))).dollarPrices,
);

export const loadReckoner = reckoner.request;

export const useReckoner = () => useSyncExternalStore(reckoner.subscribe, reckoner.read);
