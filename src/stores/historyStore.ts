import type { PairTokens } from '#chain/reading/bookReads.ts';
import type { BlockRange, PairTrade } from '#domain/history/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { createNotifier } from '#lib/createNotifier.ts';
import { createWatchedPairs, type WatchedPairs } from './watchedPairs.ts';

export interface PairHistory {
  readonly status: 'idle' | 'reading' | 'complete' | 'failed';
  readonly trades: readonly PairTrade[];
  readonly coverage: BlockRange | undefined;
  readonly progress: number;
  /** Chain time of the lowest covered block, unix seconds; undefined while unknown. */
  readonly since?: number | undefined;
  readonly error?: unknown;
  readonly fromService?: BlockRange;
}

export type HistoryReach = 'day' | 'all';

export interface HistoryStore extends Omit<WatchedPairs<PairHistory>, 'watchPair' | 'latest'> {
  /** Reads back as far as the furthest watcher needs. */
  watch(pair: PairTokens, reach?: HistoryReach): () => void;
  /** Resolves once a watcher needs the whole history; rejects with the signal's reason. */
  whenAllNeeded(pair: Address, signal: AbortSignal): Promise<void>;
  isAllNeeded(pair: Address): boolean;
  history(pair: Address): PairHistory | undefined;
}

export const idleHistory: PairHistory = { status: 'idle', trades: [], coverage: undefined, progress: 0 };
export const unreadHistory: PairHistory = { ...idleHistory, status: 'reading' };

export const createHistoryStore = (): HistoryStore => {
  const { watchPair, latest, ...pairs } = createWatchedPairs<PairHistory>();
  const readers = new Map<Address, number>();
  const reaching = createNotifier();
  const isAllNeeded = (pair: Address): boolean => (readers.get(pair) ?? 0) > 0;
  const count = (pair: Address, change: 1 | -1): void => void readers.set(pair, (readers.get(pair) ?? 0) + change);
  return {
    ...pairs,
    history: latest,
    isAllNeeded,
    watch(pair, reach = 'all') {
      const leave = watchPair(pair);
      if (reach === 'day') return leave;
      count(pair.pair, 1);
      reaching.notify();
      let isLeft = false;
      return () => {
        if (!isLeft) count(pair.pair, -1);
        isLeft = true;
        leave();
      };
    },
    whenAllNeeded: (pair, signal) =>
      new Promise((resolve, reject) => {
        const end = (): void => {
          if (!signal.aborted && !isAllNeeded(pair)) return;
          stop();
          signal.removeEventListener('abort', end);
          if (signal.aborted) reject(signal.reason as Error);
          else resolve();
        };
        const stop = reaching.add(end);
        signal.addEventListener('abort', end);
        end();
      }),
  };
};

export const historyStore = createHistoryStore();
