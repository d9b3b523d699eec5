import { contracts } from '#chain/contracts.ts';
import { readingPace } from '#chain/logs/readingPace.ts';
import { latestHeader } from '#chain/reading/blockAtTime.ts';
import type { PairTokens } from '#chain/reading/bookReads.ts';
import { readRpc } from '#chain/rpc/readRpc.ts';
import { env } from '#config/env.ts';
import { rules } from '#config/rules.ts';
import { DAY_SECONDS } from '#domain/history/dayStats.ts';
import { hasSurePrice } from '#domain/history/prints.ts';
import type { PairTrade } from '#domain/history/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { createNotifier } from '#lib/createNotifier.ts';
import { latestDay, readDayTrades, readTradesIn } from './dayTrades.ts';
import type { DaySpan, TradeSource, TradesByPair } from './dayTrades.ts';

/** Newest first: the trades of the last 24 hours, and those before them down to one with a price, as far as it was found. */
export type MarketDays = TradesByPair;

export interface MarketDaysStore {
  /** Of the pairs whose 24 hours are read. */
  days(): MarketDays;
  /** The last block up to which a pair's trades are known. */
  readTo(pair: Address): number | undefined;
  /** What is missing is not there soon: the last reading failed, or the line is too slow to read it at once. */
  isLate(): boolean;
  subscribe(listener: () => void): () => void;
  /** The pairs to read and to keep up to date from now on. */
  want(pairs: readonly PairTokens[]): void;
  seeBlock(blockNumber: number): void;
}

/** A service's figures are compared once their block is settled: until then their 24 hours have to be there. */
const SPARE_SECONDS = (2 * (rules.service.depthBlocks + rules.markets.tradesBlocks) * env.blockTimeMs) / 1000;

/**
 * Without what is older than the 24 hours and that time, but for the newest with a price, from which the change counts,
 * and the dust above it.
 */
const trimmed = (trades: readonly PairTrade[], now: number): readonly PairTrade[] => {
  const since = now - DAY_SECONDS - SPARE_SECONDS;
  const older = trades.findIndex((trade) => trade.timestamp <= since && hasSurePrice(trade));
  return older < 0 ? trades : trades.slice(0, older + 1);
};

/** Trades from a block on, followed by those known from below it. */
const withOlder = (fresh: TradesByPair, known: TradesByPair, fromBlock: number): TradesByPair =>
  new Map(
    [...fresh].map(([pair, trades]) => {
      const older = (known.get(pair) ?? []).filter(({ blockNumber }) => blockNumber < fromBlock);
      return [pair, [...trades, ...older]];
    }),
  );

/** What is known of each pair, and up to which block. */
const createKnownDays = (firstBlock: number) => {
  let days: MarketDays = new Map();
  const readTo = new Map<Address, number>();
  /** The block shown when a pair was read last: a node that lags must not be queried without end. */
  const checkedAt = new Map<Address, number>();
  return {
    /** Where the last 24 hours began that were looked for. */
    edge: firstBlock,
    days: () => days,
    readToOf: (pair: Address): number | undefined => readTo.get(pair),
    isRead: ({ pair }: PairTokens): boolean => readTo.has(pair),
    /** The last block up to which all of some pairs are known. */
    readTo: (pairs: readonly PairTokens[]): number => Math.min(...pairs.map(({ pair }) => readTo.get(pair) ?? 0)),
    /** Blocks shown since a pair was read. */
    age: ({ pair }: PairTokens, block: number): number => Math.abs(block - (checkedAt.get(pair) ?? block)),
    record(trades: TradesByPair, { latest }: DaySpan, block: number): void {
      const all = new Map(days);
      for (const [pair, own] of trades) {
        all.set(pair, trimmed(own, latest.timestamp));
        readTo.set(pair, latest.blockNumber);
        checkedAt.set(pair, block);
      }
      days = all;
    },
  };
};

type KnownDays = ReturnType<typeof createKnownDays>;

interface Reading {
  readonly trades: TradesByPair;
  readonly span: DaySpan;
}

const readFirst = async (source: TradeSource, known: KnownDays, pairs: readonly PairTokens[]): Promise<Reading> => {
  const span = await latestDay(source.rpc, known.edge);
  known.edge = span.edge;
  return { trades: await readDayTrades(source, pairs, span), span };
};

const readOn = async (source: TradeSource, known: KnownDays, pairs: readonly PairTokens[]): Promise<Reading> => {
  const span = { edge: known.edge, latest: await latestHeader(source.rpc) };
  const { blockNumber: toBlock } = span.latest;
  const since = Math.min(toBlock, known.readTo(pairs));
  const fromBlock = Math.max(source.firstBlock, since + 1 - rules.book.overlapBlocks);
  const fresh = await readTradesIn(source, pairs, { fromBlock, toBlock }, span);
  return { trades: withOlder(fresh, known.days(), fromBlock), span };
};

/** Keeps the last 24 hours of the wanted pairs, all pairs of a reading in the same requests. */
export const createMarketDays = (source: TradeSource): MarketDaysStore => {
  const changes = createNotifier();
  const known = createKnownDays(source.firstBlock);
  let wanted: readonly PairTokens[] = [];
  let isRunning = false;
  let [isFailing, isHeld] = [false, false];
  let block = 0;
  let retryAt = 0;

  const nextReading = (): Promise<Reading> | undefined => {
    const unread = wanted.filter((pair) => !known.isRead(pair)).slice(0, rules.markets.shown);
    if (unread.length > 0) return readFirst(source, known, unread);
    const old = wanted.filter((pair) => known.age(pair, block) >= rules.markets.tradesBlocks);
    return old.length > 0 ? readOn(source, known, old) : undefined;
  };

  /** The line shows itself while the first pages of a visit load, which is before the first reading. */
  const lookAtLine = (): void => {
    const was = isHeld;
    isHeld = readingPace.isHeld();
    if (isHeld !== was) changes.tell();
  };

  const run = async (): Promise<void> => {
    if (isRunning || block === 0 || block < retryAt) return;
    isRunning = true;
    lookAtLine();
    try {
      for (let reading = nextReading(); reading; reading = nextReading()) {
        const { trades, span } = await reading;
        known.record(trades, span, block);
        isFailing = false;
        changes.tell();
      }
    } catch {
      retryAt = block + rules.markets.retryBlocks;
      isFailing = true;
      changes.tell();
    } finally {
      isRunning = false;
    }
  };

  return {
    days: known.days,
    readTo: known.readToOf,
    isLate: () => isFailing || isHeld,
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
