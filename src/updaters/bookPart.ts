import type { PairTokens } from '../chain/bookReads.ts';
import { asLogs, bookLogsQuestion, decodeBookLog } from '../chain/logs.ts';
import type { BookLog } from '../chain/logs.ts';
import type { RpcRequest } from '../chain/mergeLogRequests.ts';
import type { Address } from '../domain/tokens/types.ts';
import { err, ok } from '../lib/result.ts';
import type { Result } from '../lib/result.ts';
import { unreadBook } from '../reads/bookStore.ts';
import type { BookReading, BookStore } from '../reads/bookStore.ts';
import type { BlockPart } from './blockTick.ts';
import { createPairTracker } from './pairTracker.ts';
import type { PairTracker } from './pairTracker.ts';

export interface BookPartOptions {
  readonly store: BookStore;
  readonly orderBook: Address;
  readonly ext: Address;
  readonly now: () => number;
}

interface Tracked {
  readonly pair: PairTokens;
  readonly tracker: PairTracker;
  /** What was last recorded of it. */
  reading?: BookReading;
}

interface AskedPair {
  readonly tracked: Tracked;
  readonly callCount: number;
}

const readLogs = (response: Result<unknown, unknown> | undefined): Result<readonly BookLog[], unknown> => {
  if (!response?.ok) return err(response?.error);
  try {
    return ok(asLogs(response.value).flatMap((log) => decodeBookLog(log) ?? []));
  } catch (cause) {
    return err(cause);
  }
};

/** The smallest of some block numbers. */
const least = (blocks: readonly number[]): number | undefined =>
  blocks.length === 0 ? undefined : Math.min(...blocks);

/** The books of the watched pairs: read once, then followed by the events of every block. */
export const createBookPart = ({ store, orderBook, ext, now }: BookPartOptions): BlockPart => {
  let tracked: readonly Tracked[] = [];
  let asked: readonly AskedPair[] = [];
  let logRequest: RpcRequest | undefined;

  const trackWatched = (): void => {
    tracked = store.watched().map((pair) => {
      const known = tracked.find((one) => one.pair.pair === pair.pair);
      // Whoever left and came back between two requests need not wait for the next block.
      if (known?.reading && store.reading(pair.pair) === unreadBook) store.record(pair.pair, known.reading);
      return known ?? { pair, tracker: createPairTracker(orderBook, pair) };
    });
  };

  const requestLogs = (): RpcRequest | undefined => {
    const from = least(asked.flatMap(({ tracked: { tracker } }) => tracker.logsFrom() ?? []));
    if (from === undefined) return undefined;
    const tokens = new Set(asked.flatMap(({ tracked: { pair } }) => [pair.token0, pair.token1]));
    return { method: 'eth_getLogs', params: bookLogsQuestion(ext, [...tokens], from) };
  };

  return {
    wants(phase) {
      trackWatched();
      const calls = tracked.map(({ tracker }) => tracker.wants(phase, now()));
      asked = tracked.map((one, i) => ({ tracked: one, callCount: calls[i]?.length ?? 0 }));
      logRequest = requestLogs();
      return { calls: calls.flat(), requests: logRequest ? [logRequest] : [] };
    },
    commit({ blockNumber, calls, responses }) {
      const logs = readLogs(logRequest && responses.get(logRequest));
      let at = 0;
      for (const one of asked) {
        const own = calls.slice(at, at + one.callCount);
        at += one.callCount;
        if (one.callCount === 0) continue;
        const reading = one.tracked.tracker.commit({ blockNumber, calls: own, logs }, now());
        one.tracked.reading = reading;
        store.record(one.tracked.pair.pair, reading);
      }
    },
  };
};
