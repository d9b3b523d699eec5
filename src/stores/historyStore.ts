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

export interface HistoryStore extends Omit<WatchedPairs<PairHistory>, 'watchPair' | 'latest'> {
  /** Reads back as far as the furthest watcher needs: `reach` seconds, or the whole history. */
  watch(pair: PairTokens, reach?: number): () => void;
  /** Seconds that the furthest watcher needs; Infinity for the whole history. */
  reach(pair: Address): number;
  /** Resolves once the reach is needed; rejects with the signal's reason. */
  whenNeeded(pair: Address, isNeeded: (reach: number) => boolean, signal: AbortSignal): Promise<void>;
  history(pair: Address): PairHistory | undefined;
}

export const idleHistory: PairHistory = { status: 'idle', trades: [], coverage: undefined, progress: 0 };
export const unreadHistory: PairHistory = { ...idleHistory, status: 'reading' };

export const createHistoryStore = (): HistoryStore => {
  const { watchPair, latest, ...pairs } = createWatchedPairs<PairHistory>();
  const needs = new Set<{ readonly pair: Address; readonly reach: number }>();
  const reaching = createNotifier();
  const reachOf = (pair: Address): number =>
    Math.max(0, ...[...needs].map((need) => (need.pair === pair ? need.reach : 0)));
  return {
    ...pairs,
    history: latest,
    reach: reachOf,
    watch(pair, reach = Infinity) {
      const leave = watchPair(pair);
      const need = { pair: pair.pair, reach };
      needs.add(need);
      reaching.notify();
      return () => {
        needs.delete(need);
        leave();
      };
    },
    whenNeeded: (pair, isNeeded, signal) =>
      new Promise((resolve, reject) => {
        const end = (): void => {
          if (!signal.aborted && !isNeeded(reachOf(pair))) return;
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
