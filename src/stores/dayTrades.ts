import { DAY_SECONDS } from '#domain/history/dayStats.ts';
import { blockAtTime, latestHeader } from '#chain/reading/blockAtTime.ts';
import type { BlockHeader } from '#chain/reading/blockHeaders.ts';
import { env } from '#config/env.ts';
import { rules } from '#config/rules.ts';
import type { PairTokens } from '#chain/reading/bookReads.ts';
import { readLogs } from '#chain/logs/logRanges.ts';
import { timeOf, type RpcLog } from '#chain/logs/logs.ts';
import { logsByPair, marketLogFilters } from '#chain/logs/marketLogs.ts';
import { readingPace } from '#chain/logs/readingPace.ts';
import { decodePairLog } from '#chain/logs/pairLogs.ts';
import type { RpcClient } from '#chain/rpc/createRpcClient.ts';
import { hasSurePrice } from '#domain/history/prints.ts';
import { tradesOf } from '#domain/history/tradesOf.ts';
import type { BlockRange, PairTrade } from '#domain/history/types.ts';
import type { Address } from '#domain/tokens/types.ts';

export interface TradeSource {
  readonly rpc: RpcClient;
  readonly ext: Address;
  readonly firstBlock: number;
}

export type TradesByPair = ReadonlyMap<Address, readonly PairTrade[]>;

type OnPart = (trades: TradesByPair) => void;

/** 24 hours of blocks. Times of logs without one are interpolated between `edge` and `latest`. */
export interface DaySpan {
  readonly edge: number;
  readonly latest: BlockHeader;
}

const timeWithin = ({ edge, latest }: DaySpan, block: number): number => {
  const start = latest.timestamp - DAY_SECONDS;
  if (block <= edge) return start;
  return start + Math.max(1, Math.round((DAY_SECONDS * (block - edge)) / (latest.blockNumber - edge)));
};

export const latestDay = async (rpc: RpcClient, first: number): Promise<DaySpan> => {
  const latest = await latestHeader(rpc);
  const search = { first, latest, blockSeconds: env.blockTimeMs / 1000 };
  return { latest, edge: await blockAtTime(rpc, latest.timestamp - DAY_SECONDS, search) };
};

const createCollection = (pairs: readonly PairTokens[], span: DaySpan) => {
  const trades = new Map<Address, readonly PairTrade[]>(pairs.map(({ pair }) => [pair, []]));
  return {
    trades,
    take(logs: readonly RpcLog[]): void {
      const byPair = logsByPair(logs, pairs);
      const untimed = new Set(
        logs.filter((log) => timeOf(log) === undefined).map(({ blockNumber }) => Number(blockNumber)),
      );
      const marked = (trade: PairTrade): PairTrade =>
        untimed.has(trade.blockNumber) ? { ...trade, isTimeEstimated: true } : trade;
      for (const pair of pairs) {
        const events = (byPair.get(pair.pair) ?? []).flatMap(
          (log) => decodePairLog(log, pair, timeOf(log) ?? timeWithin(span, Number(log.blockNumber))) ?? [],
        );
        trades.set(pair.pair, [...(trades.get(pair.pair) ?? []), ...tradesOf(events).map(marked)]);
      }
    },
  };
};

const isBackground = (): boolean => true;

const readTradesIn = async (
  { rpc, ext }: TradeSource,
  pairs: readonly PairTokens[],
  range: BlockRange,
  span: DaySpan,
  onPart?: OnPart,
): Promise<TradesByPair> => {
  const { trades, take } = createCollection(pairs, span);
  const takeStep = (logs: readonly RpcLog[]): void => {
    take(logs);
    onPart?.(trades);
  };
  const done = await readLogs(rpc, marketLogFilters(ext, pairs), range, takeStep, { isBackground });
  if (!done.ok) throw done.error;
  return trades;
};

/** The last trade before the 24 hours is usually near, so the first step is short and later steps grow. */
const FIRST_BLOCKS_BEFORE = 8;
const GROWTH_BEFORE = 4;

/** Reads back to the last trade with a price, at most one more day. */
const readTradesBefore = async (
  { rpc, ext, firstBlock }: TradeSource,
  pairs: readonly PairTokens[],
  span: DaySpan,
): Promise<TradesByPair> => {
  const { trades, take } = createCollection(pairs, span);
  const fromBlock = Math.max(firstBlock, span.edge - (span.latest.blockNumber - span.edge));
  const enough = new AbortController();
  let maxBlocks = FIRST_BLOCKS_BEFORE;
  const takeUntilFound = (logs: readonly RpcLog[]): void => {
    take(logs);
    maxBlocks *= GROWTH_BEFORE;
    if ([...trades.values()].every((own) => own.some(hasSurePrice))) enough.abort();
  };
  const reading = { signal: enough.signal, maxBlocks: () => maxBlocks, isBackground };
  const range = { fromBlock, toBlock: span.edge };
  const done = await readLogs(rpc, marketLogFilters(ext, pairs), range, takeUntilFound, reading);
  if (!done.ok && !enough.signal.aborted) throw done.error;
  return trades;
};

/** If a pair traded, its trades include an older one with a price. Rejects if the client rejects. */
export const readDayTrades = async (
  source: TradeSource,
  pairs: readonly PairTokens[],
  span: DaySpan,
  onPart?: OnPart,
): Promise<TradesByPair> => {
  const range = { fromBlock: span.edge + 1, toBlock: span.latest.blockNumber };
  const trades = await readTradesIn(source, pairs, range, span, onPart);
  const traded = pairs.filter(({ pair }) => (trades.get(pair)?.length ?? 0) > 0);
  if (traded.length === 0) return trades;
  const before = await readTradesBefore(source, traded, span);
  return new Map([...trades].map(([pair, own]) => [pair, [...own, ...(before.get(pair) ?? [])]]));
};

export interface DayReading {
  readonly trades: TradesByPair;
  readonly span: DaySpan;
}

/** @param edge start of the previous reading's 24 hours @throws the client's error */
export const readDay = async (
  source: TradeSource,
  edge: number,
  pairs: readonly PairTokens[],
  onPart?: OnPart,
): Promise<DayReading> => {
  const span = await latestDay(source.rpc, edge);
  return { trades: await readDayTrades(source, pairs, span, onPart), span };
};

const withOlder = (fresh: TradesByPair, known: TradesByPair, fromBlock: number): TradesByPair =>
  new Map(
    [...fresh].map(([pair, trades]) => {
      const older = (known.get(pair) ?? []).filter(({ blockNumber }) => blockNumber < fromBlock);
      return [pair, [...trades, ...older]];
    }),
  );

interface KnownDays {
  readonly edge: number;
  readonly readTo: number;
  readonly days: () => TradesByPair;
}

export const readDayOn = async (
  source: TradeSource,
  { edge, readTo, days }: KnownDays,
  pairs: readonly PairTokens[],
): Promise<DayReading> => {
  const span = { edge, latest: await latestHeader(source.rpc) };
  const { blockNumber: toBlock } = span.latest;
  const fromBlock = Math.max(source.firstBlock, Math.min(toBlock, readTo) + 1 - rules.book.overlapBlocks);
  const fresh = await readTradesIn(source, pairs, { fromBlock, toBlock }, span);
  return { trades: withOlder(fresh, days(), fromBlock), span };
};

export const isLineSlow = (): boolean => readingPace.isHeld();
