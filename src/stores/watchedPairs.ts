import type { PairTokens } from '#chain/reading/bookReads.ts';
import type { Address } from '#domain/tokens/types.ts';
import { createNotifier } from '#lib/createNotifier.ts';

export interface WatchedPairs<T> {
  watchPair(pair: PairTokens): () => void;
  watched(): readonly PairTokens[];
  onWatched(listener: () => void): () => void;
  latest(pair: Address): T | undefined;
  record(pair: Address, value: T): void;
  subscribe(listener: () => void): () => void;
}

interface Entry<T> {
  readonly pair: PairTokens;
  readonly watchers: number;
  readonly latest: T | undefined;
}

export const createWatchedPairs = <T>(initial?: T): WatchedPairs<T> => {
  const entries = new Map<Address, Entry<T>>();
  const watching = createNotifier();
  const recorded = createNotifier();

  const unwatch = (pair: Address): void => {
    const entry = entries.get(pair);
    if (!entry) return;
    if (entry.watchers > 1) entries.set(pair, { ...entry, watchers: entry.watchers - 1 });
    else {
      entries.delete(pair);
      watching.notify();
    }
  };

  return {
    watchPair(pair) {
      const entry = entries.get(pair.pair);
      entries.set(pair.pair, { pair, latest: initial, ...entry, watchers: (entry?.watchers ?? 0) + 1 });
      if (!entry) watching.notify();
      let isLeft = false;
      return () => {
        if (isLeft) return;
        isLeft = true;
        unwatch(pair.pair);
      };
    },
    watched: () => [...entries.values()].map(({ pair }) => pair),
    onWatched: watching.add,
    latest: (pair) => entries.get(pair)?.latest,
    record(pair, value) {
      const entry = entries.get(pair);
      if (!entry) return;
      entries.set(pair, { ...entry, latest: value });
      recorded.notify();
    },
    subscribe: recorded.add,
  };
};
