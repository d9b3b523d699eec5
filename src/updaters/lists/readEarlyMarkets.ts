import { marketsStore, type MarketsStore } from '#stores/marketsStore.ts';

/** The page watches the list itself by then. */
const KEPT_MS = 15_000;

/** Includes the tokens of the first pools. */
export const readEarlyMarkets = (store: MarketsStore = marketsStore): void => {
  const unsubscribe = store.subscribe(() => {
    unsubscribe();
    store.wantTokens(store.list().pools.flatMap(({ token0, token1 }) => [token0, token1]));
  });
  setTimeout(store.watch(), KEPT_MS);
};
