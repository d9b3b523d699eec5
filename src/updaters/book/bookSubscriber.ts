import type { PairTokens } from '#chain/reading/bookReads.ts';
import { asLogs, bookLogsQuery, decodeBookLog, type BookLog } from '#chain/logs/logs.ts';
import type { RpcRequest } from '#chain/logs/mergeLogRequests.ts';
import type { Address } from '#domain/tokens/types.ts';
import { err, ok, type Result } from '#lib/result.ts';
import { unreadBook, type BookReading, type BookStore } from '#stores/bookStore.ts';
import type { BlockSubscriber } from '../block/blockSubscribers.ts';
import { createPairTracker, type PairTracker } from './pairTracker.ts';

export interface BookSubscriberOptions {
  readonly store: BookStore;
  readonly orderBook: Address;
  readonly ext: Address;
  readonly now: () => number;
  readonly firstPage?: number | undefined;
}

interface Tracked {
  readonly pair: PairTokens;
  readonly tracker: PairTracker;
  reading?: BookReading;
}

interface PendingPair {
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

const min = (blocks: readonly number[]): number | undefined => (blocks.length === 0 ? undefined : Math.min(...blocks));

export const createBookSubscriber = ({
  store,
  orderBook,
  ext,
  now,
  firstPage,
}: BookSubscriberOptions): BlockSubscriber => {
  let tracked: readonly Tracked[] = [];
  let pending: readonly PendingPair[] = [];
  let logRequest: RpcRequest | undefined;

  const trackWatched = (): void => {
    tracked = store.watched().map((pair) => {
      const known = tracked.find((entry) => entry.pair.pair === pair.pair);
      // A pair that is watched again at once keeps its reading, without a wait for the next block.
      if (known?.reading && store.reading(pair.pair) === unreadBook) store.record(pair.pair, known.reading);
      return known ?? { pair, tracker: createPairTracker(orderBook, pair, firstPage) };
    });
  };

  const requestLogs = (): RpcRequest | undefined => {
    const from = min(pending.flatMap(({ tracked: { tracker } }) => tracker.logsFrom() ?? []));
    if (from === undefined) return undefined;
    const tokens = new Set(pending.flatMap(({ tracked: { pair } }) => [pair.token0, pair.token1]));
    return { method: 'eth_getLogs', params: bookLogsQuery(ext, [...tokens], from) };
  };

  return {
    request(phase) {
      trackWatched();
      const calls = tracked.map(({ tracker }) => tracker.request(phase, now()));
      pending = tracked.map((entry, i) => ({ tracked: entry, callCount: calls[i]?.length ?? 0 }));
      logRequest = requestLogs();
      return { calls: calls.flat(), requests: logRequest ? [logRequest] : [] };
    },
    receive({ blockNumber, calls, responses }) {
      const logs = readLogs(logRequest && responses.get(logRequest));
      let at = 0;
      for (const entry of pending) {
        const own = calls.slice(at, at + entry.callCount);
        at += entry.callCount;
        if (entry.callCount === 0) continue;
        const reading = entry.tracked.tracker.receive({ blockNumber, calls: own, logs }, now());
        entry.tracked.reading = reading;
        store.record(entry.tracked.pair.pair, reading);
      }
    },
  };
};
