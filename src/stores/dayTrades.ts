import { DAY_SECONDS } from '#domain/history/dayStats.ts';
import { blockAtTime, latestHeader } from '#chain/reading/blockAtTime.ts';
import type { BlockHeader } from '#chain/reading/blockHeaders.ts';
import { env } from '#config/env.ts';
import type { PairTokens } from '#chain/reading/bookReads.ts';
import { readLogs } from '#chain/logs/logRanges.ts';
import type { RpcLog } from '#chain/logs/logs.ts';
import { logsByPair, marketLogFilters } from '#chain/logs/marketLogs.ts';
import { decodePairLog, timeOf } from '#chain/logs/pairLogs.ts';
import type { RpcClient } from '#chain/rpc/createRpcClient.ts';
import { hasSurePrice } from '#domain/history/prints.ts';
import { tradesOf } from '#domain/history/tradesOf.ts';
import type { BlockRange, PairTrade } from '#domain/history/types.ts';
import type { Address } from '#domain/tokens/types.ts';

/** Where the trades of markets are read. */
export interface TradeSource {
  readonly rpc: RpcClient;
  readonly ext: Address;
  /** No event is older. */
  readonly firstBlock: number;
}

/** Newest first, by pair. */
export type TradesByPair = ReadonlyMap<Address, readonly PairTrade[]>;

/** 24 hours of blocks, for nodes whose logs do not carry their time: blocks come evenly between its ends. */
export interface DaySpan {
  /** The last block before them. */
  readonly edge: number;
  readonly latest: BlockHeader;
}

const timeWithin = ({ edge, latest }: DaySpan, block: number): number => {
  const start = latest.timestamp - DAY_SECONDS;
  if (block <= edge) return start;
  return start + Math.max(1, Math.round((DAY_SECONDS * (block - edge)) / (latest.blockNumber - edge)));
};

/** The 24 hours up to the newest block; they do not begin before `first`. */
export const latestDay = async (rpc: RpcClient, first: number): Promise<DaySpan> => {
  const latest = await latestHeader(rpc);
  const search = { first, latest, blockSeconds: env.blockTimeMs / 1000 };
  return { latest, edge: await blockAtTime(rpc, latest.timestamp - DAY_SECONDS, search) };
};

/** Trades of some pairs, collected step by step from the newest block downwards. */
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

/** Lists show these figures by themselves. */
const isUnasked = (): boolean => true;

/** The trades within a range of blocks. Rejects as the client does. */
export const readTradesIn = async (
  { rpc, ext }: TradeSource,
  pairs: readonly PairTokens[],
  range: BlockRange,
  span: DaySpan,
): Promise<TradesByPair> => {
  const { trades, take } = createCollection(pairs, span);
  const done = await readLogs(rpc, marketLogFilters(ext, pairs), range, take, { isUnasked });
  if (!done.ok) throw done.error;
  return trades;
};

/** The last trade before the 24 hours mostly is in the first blocks; steps further back grow. */
const FIRST_BLOCKS_BEFORE = 8;
const GROWTH_BEFORE = 4;

/** Down to the last trade with a price of each pair before the 24 hours, looked for another day back at most. */
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
  const reading = { signal: enough.signal, maxBlocks: () => maxBlocks, isUnasked };
  const range = { fromBlock, toBlock: span.edge };
  const done = await readLogs(rpc, marketLogFilters(ext, pairs), range, takeUntilFound, reading);
  if (!done.ok && !enough.signal.aborted) throw done.error;
  return trades;
};

/** The trades of 24 hours and, of pairs that traded then, those before them down to one with a price. Rejects as the client does. */
export const readDayTrades = async (
  source: TradeSource,
  pairs: readonly PairTokens[],
  span: DaySpan,
): Promise<TradesByPair> => {
  const range = { fromBlock: span.edge + 1, toBlock: span.latest.blockNumber };
  const trades = await readTradesIn(source, pairs, range, span);
  const traded = pairs.filter(({ pair }) => (trades.get(pair)?.length ?? 0) > 0);
  if (traded.length === 0) return trades;
  const before = await readTradesBefore(source, traded, span);
  return new Map([...trades].map(([pair, own]) => [pair, [...own, ...(before.get(pair) ?? [])]]));
};
