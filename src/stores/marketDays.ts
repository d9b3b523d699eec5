import { DAY_SECONDS } from '#domain/history/dayStats.ts';
import { blockAtTime, latestHeader } from '#chain/reading/blockAtTime.ts';
import type { BlockHeader } from '#chain/reading/blockHeaders.ts';
import type { PairTokens } from '#chain/reading/bookReads.ts';
import { contracts } from '#chain/contracts.ts';
import { readLogs } from '#chain/logs/logRanges.ts';
import type { RpcLog } from '#chain/logs/logs.ts';
import { logsByPair, marketLogFilters } from '#chain/logs/marketLogs.ts';
import { decodePairLog, timeOf } from '#chain/logs/pairLogs.ts';
import type { RpcClient } from '#chain/rpc/createRpcClient.ts';
import { readRpc } from '#chain/rpc/readRpc.ts';
import { env } from '#config/env.ts';
import { rules } from '#config/rules.ts';
import { tradesOf } from '#domain/history/tradesOf.ts';
import type { BlockRange, PairTrade } from '#domain/history/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { createNotifier } from '#lib/createNotifier.ts';

/** Newest first: the trades of the last 24 hours, and the last one before them as far as it was found. */
export type MarketDays = ReadonlyMap<Address, readonly PairTrade[]>;

export interface MarketDaysStore {
  /** Of the pairs whose 24 hours are read. */
  days(): MarketDays;
  /** The last reading failed: what is missing is not on its way. */
  isFailing(): boolean;
  subscribe(listener: () => void): () => void;
  /** The pairs to read and to keep up to date from now on. */
  want(pairs: readonly PairTokens[]): void;
  seeBlock(blockNumber: number): void;
}

export interface MarketDaysOptions {
  readonly rpc: RpcClient;
  readonly ext: Address;
  /** No event is older. */
  readonly firstBlock: number;
}

/** Where a span of blocks lies in time, for nodes whose logs do not carry it: blocks come evenly between its ends. */
interface Span {
  readonly edge: number;
  readonly latest: BlockHeader;
}

const timeWithin = ({ edge, latest }: Span, block: number): number => {
  const start = latest.timestamp - DAY_SECONDS;
  if (block <= edge) return start;
  return start + Math.max(1, Math.round((DAY_SECONDS * (block - edge)) / (latest.blockNumber - edge)));
};

type Collected = Map<Address, readonly PairTrade[]>;

/** Adds the trades of a step further back. */
const collect = (into: Collected, logs: readonly RpcLog[], pairs: readonly PairTokens[], span: Span): void => {
  const byPair = logsByPair(logs, pairs);
  for (const pair of pairs) {
    const events = (byPair.get(pair.pair) ?? []).flatMap(
      (log) => decodePairLog(log, pair, timeOf(log) ?? timeWithin(span, Number(log.blockNumber))) ?? [],
    );
    into.set(pair.pair, [...(into.get(pair.pair) ?? []), ...tradesOf(events)]);
  }
};

/** Without what is older than the 24 hours but for the newest of it, from which the change counts. */
const trimmed = (trades: readonly PairTrade[], now: number): readonly PairTrade[] => {
  const older = trades.findIndex(({ timestamp }) => timestamp <= now - DAY_SECONDS);
  return older < 0 ? trades : trades.slice(0, older + 1);
};

/** Keeps the last 24 hours of the wanted pairs, all pairs of a reading in the same requests. */
export const createMarketDays = ({ rpc, ext, firstBlock }: MarketDaysOptions): MarketDaysStore => {
  const changes = createNotifier();
  const readTo = new Map<Address, number>();
  /** The block shown when a pair was read last: a node that lags must not be asked without end. */
  const checkedAt = new Map<Address, number>();
  let days: MarketDays = new Map();
  let wanted: readonly PairTokens[] = [];
  let isRunning = false;
  let isFailing = false;
  let block = 0;
  let retryAt = 0;
  let edge = firstBlock;

  const record = (collected: Collected, { latest }: Span): void => {
    const all = new Map(days);
    for (const [pair, trades] of collected) {
      all.set(pair, trimmed(trades, latest.timestamp));
      readTo.set(pair, latest.blockNumber);
      checkedAt.set(pair, block);
    }
    days = all;
    isFailing = false;
    changes.tell();
  };

  const read = async (pairs: readonly PairTokens[], range: BlockRange, into: Collected, span: Span): Promise<void> => {
    const take = (logs: readonly RpcLog[]): void => collect(into, logs, pairs, span);
    const done = await readLogs(rpc, marketLogFilters(ext, pairs), range, take);
    if (!done.ok) throw done.error;
  };

  /** The last trade before the 24 hours, looked for another day back at most. */
  const readBefore = async (pairs: readonly PairTokens[], into: Collected, span: Span): Promise<void> => {
    const oldest = Math.max(firstBlock, span.edge - (span.latest.blockNumber - span.edge));
    const isFound = ({ pair }: PairTokens): boolean =>
      into.get(pair)?.some(({ blockNumber }) => blockNumber <= span.edge) === true;
    const enough = new AbortController();
    const take = (logs: readonly RpcLog[]): void => {
      collect(into, logs, pairs, span);
      if (pairs.every(isFound)) enough.abort();
    };
    const filters = marketLogFilters(ext, pairs);
    const done = await readLogs(rpc, filters, { fromBlock: oldest, toBlock: span.edge }, take, enough.signal);
    if (!done.ok && !enough.signal.aborted) throw done.error;
  };

  const begin = async (pairs: readonly PairTokens[]): Promise<void> => {
    const latest = await latestHeader(rpc);
    edge = await blockAtTime(rpc, latest.timestamp - DAY_SECONDS, { first: edge, latest });
    const span = { edge, latest };
    const collected: Collected = new Map(pairs.map(({ pair }) => [pair, []]));
    await read(pairs, { fromBlock: edge + 1, toBlock: latest.blockNumber }, collected, span);
    const traded = pairs.filter(({ pair }) => (collected.get(pair)?.length ?? 0) > 0);
    if (traded.length > 0) await readBefore(traded, collected, span);
    record(collected, span);
  };

  const follow = async (pairs: readonly PairTokens[]): Promise<void> => {
    const latest = await latestHeader(rpc);
    const since = Math.min(latest.blockNumber, ...pairs.map(({ pair }) => readTo.get(pair) ?? 0));
    const fromBlock = Math.max(firstBlock, since + 1 - rules.book.overlapBlocks);
    const fresh: Collected = new Map();
    const span = { edge, latest };
    await read(pairs, { fromBlock, toBlock: latest.blockNumber }, fresh, span);
    const joined = pairs.map(({ pair }): [Address, readonly PairTrade[]] => {
      const before = (days.get(pair) ?? []).filter(({ blockNumber }) => blockNumber < fromBlock);
      return [pair, [...(fresh.get(pair) ?? []), ...before]];
    });
    record(new Map(joined), span);
  };

  const nextReading = (): (() => Promise<void>) | undefined => {
    const unread = wanted.filter(({ pair }) => !readTo.has(pair)).slice(0, rules.markets.shown);
    if (unread.length > 0) return () => begin(unread);
    const age = ({ pair }: PairTokens): number => Math.abs(block - (checkedAt.get(pair) ?? block));
    const old = wanted.filter((pair) => age(pair) >= rules.markets.tradesBlocks);
    return old.length > 0 ? () => follow(old) : undefined;
  };

  const run = async (): Promise<void> => {
    if (isRunning || block === 0 || block < retryAt) return;
    isRunning = true;
    try {
      for (let reading = nextReading(); reading; reading = nextReading()) await reading();
    } catch {
      retryAt = block + rules.markets.retryBlocks;
      isFailing = true;
      changes.tell();
    } finally {
      isRunning = false;
    }
  };

  return {
    days: () => days,
    isFailing: () => isFailing,
    subscribe: changes.add,
    want(pairs) {
      wanted = pairs;
      void run();
    },
    seeBlock(blockNumber) {
      block = blockNumber;
      void run();
    },
  };
};

/** The last 24 hours of the exchange's markets. */
export const marketDays = createMarketDays({
  rpc: readRpc,
  ext: contracts.orderBookExt,
  firstBlock: env.firstBlock,
});
