import type { PairTokens } from '#chain/reading/bookReads.ts';
import type { Address } from '#domain/tokens/types.ts';
import { createNotifier } from '#lib/createNotifier.ts';

/** Pairs that somebody watches, and the latest that is known of each. */
export interface WatchedPairs<T> {
  /** Keeps the pair up to date until the returned function is called. */
  watchPair(pair: PairTokens): () => void;
  /** The pairs somebody watches. */
  watched(): readonly PairTokens[];
  /** Tells when a pair begins or ceases to be watched. */
  onWatched(listener: () => void): () => void;
  /** Undefined for a pair that nobody watches, or of which nothing is known yet. */
  latest(pair: Address): T | undefined;
  /** What is recorded of a pair that nobody watches any more is dropped. */
  record(pair: Address, value: T): void;
  /** Tells of everything recorded. */
  subscribe(listener: () => void): () => void;
}

interface Entry<T> {
  readonly pair: PairTokens;
  readonly watchers: number;
  readonly latest: T | undefined;
}

/** `initial` is what is known of a pair at first. */
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
      watching.tell();
    }
  };

  return {
    watchPair(pair) {
      const entry = entries.get(pair.pair);
      entries.set(pair.pair, { pair, latest: initial, ...entry, watchers: (entry?.watchers ?? 0) + 1 });
      if (!entry) watching.tell();
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
      recorded.tell();
    },
    subscribe: recorded.add,
  };
};
