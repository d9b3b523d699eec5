import type { PairTokens } from '#chain/reading/bookReads.ts';
import type { BlockRange, PairTrade } from '#domain/history/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { createWatchedPairs } from './watchedPairs.ts';
import type { WatchedPairs } from './watchedPairs.ts';

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
  /** The covered blocks as the data service tells them, checked against the chain by samples. */
  readonly fromService?: BlockRange;
}

export interface HistoryStore extends Omit<WatchedPairs<PairHistory>, 'watchPair' | 'latest'> {
  /** Keeps the pair's history growing until the returned function is called. */
  watch(pair: PairTokens): () => void;
  /** Undefined for a pair of which nothing was read yet. */
  history(pair: Address): PairHistory | undefined;
}

export const idleHistory: PairHistory = { status: 'idle', trades: [], coverage: undefined, progress: 0 };
export const unreadHistory: PairHistory = { ...idleHistory, status: 'reading' };

/** Histories live outside Redux, like books. */
export const createHistoryStore = (): HistoryStore => {
  const { watchPair, latest, ...pairs } = createWatchedPairs<PairHistory>();
  return { ...pairs, watch: watchPair, history: latest };
};

/** The histories of the running application. */
export const historyStore = createHistoryStore();
