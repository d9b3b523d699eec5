import { createNotifier } from '#lib/createNotifier.ts';

/** What gas costs now, while somebody wants to know. */
export interface GasPriceStore {
  /** Keeps it up to date until the returned function is called. */
  watch(): () => void;
  isWatched(): boolean;
  /** Wei per unit of gas, as the node suggests; undefined until it is read. */
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
      recorded.tell();
    },
    subscribe: recorded.add,
  };
};

/** The gas price of the running application's chain. */
export const gasPriceStore = createGasPriceStore();
