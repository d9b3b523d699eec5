import type { PairTokens } from '../chain/bookReads.ts';
import type { BlockRange, PairTrade } from '../domain/history/types.ts';
import type { Address } from '../domain/tokens/types.ts';
import { createNotifier } from '../lib/createNotifier.ts';

/** What is known of a pair's past. */
export interface PairHistory {
  readonly status: 'idle' | 'reading' | 'complete' | 'failed';
  /** Newest first. */
  readonly trades: readonly PairTrade[];
  /** The blocks without a gap whose trades are known. */
  readonly coverage: BlockRange | undefined;
  /** Share of the blocks that are covered, 0 to 1. */
  readonly progress: number;
  readonly error?: unknown;
}

export interface HistoryStore {
  /** Keeps the pair's history growing until the returned function is called. */
  watch(pair: PairTokens): () => void;
  /** The pairs somebody watches. */
  watched(): readonly PairTokens[];
  /** Tells when a pair begins or ceases to be watched. */
  onWatched(listener: () => void): () => void;
  /** Undefined for a pair of which nothing was read yet. */
  history(pair: Address): PairHistory | undefined;
  record(pair: Address, history: PairHistory): void;
  /** Tells of every recorded history. */
  subscribe(listener: () => void): () => void;
}

interface Entry {
  readonly pair: PairTokens;
  readonly watchers: number;
  readonly history?: PairHistory;
}

export const idleHistory: PairHistory = { status: 'idle', trades: [], coverage: undefined, progress: 0 };
export const unreadHistory: PairHistory = { ...idleHistory, status: 'reading' };

/** Histories live outside Redux, like books. */
export const createHistoryStore = (): HistoryStore => {
  const entries = new Map<Address, Entry>();
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
    watch(pair) {
      const entry = entries.get(pair.pair);
      if (entry) entries.set(pair.pair, { ...entry, watchers: entry.watchers + 1 });
      else {
        entries.set(pair.pair, { pair, watchers: 1 });
        watching.tell();
      }
      return () => unwatch(pair.pair);
    },
    watched: () => [...entries.values()].map(({ pair }) => pair),
    onWatched: watching.add,
    history: (pair) => entries.get(pair)?.history,
    record(pair, history) {
      const entry = entries.get(pair);
      if (!entry) return;
      entries.set(pair, { ...entry, history });
      recorded.tell();
    },
    subscribe: recorded.add,
  };
};

/** The histories of the running application. */
export const historyStore = createHistoryStore();
