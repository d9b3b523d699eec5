import { createNotifier } from '#lib/createNotifier.ts';

export interface GasPriceStore {
  watch(): () => void;
  isWatched(): boolean;
  /** Wei per gas, suggested by the node; undefined until read. */
  latest(): bigint | undefined;
  record(price: bigint): void;
  subscribe(listener: () => void): () => void;
}

export const createGasPriceStore = (): GasPriceStore => {
  const recorded = createNotifier();
  let watchers = 0;
  let price: bigint | undefined;
  return {
    watch() {
      watchers += 1;
      return () => {
        watchers -= 1;
      };
    },
    isWatched: () => watchers > 0,
    latest: () => price,
    record(next) {
      price = next;
      recorded.notify();
    },
    subscribe: recorded.add,
  };
};

export const gasPriceStore = createGasPriceStore();
