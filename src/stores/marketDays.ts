import { contracts } from '#chain/contracts.ts';
import type { PairTokens } from '#chain/reading/bookReads.ts';
import { readRpc } from '#chain/rpc/readRpc.ts';
import { env } from '#config/env.ts';
import { rules } from '#config/rules.ts';
import { DAY_SECONDS } from '#domain/history/dayStats.ts';
import { hasSurePrice } from '#domain/history/prints.ts';
import type { PairTrade } from '#domain/history/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { createNotifier } from '#lib/createNotifier.ts';
import {
  isLineSlow,
  readDay,
  readDayOn,
  type DayReading,
  type DaySpan,
  type TradeSource,
  type TradesByPair,
} from './dayTrades.ts';

/** Newest first, back to the last trade with a price. */
export type MarketDays = TradesByPair;

interface MarketDaysStore {
  days(): MarketDays;
  /** Trades of a read that began recently and has not finished. */
  newest(): MarketDays;
  readTo(pair: Address): number | undefined;
  /** True if the last read failed, or the connection is too slow for a day at once. */
  isLate(): boolean;
  hasBegun(): boolean;
  subscribe(listener: () => void): () => void;
  want(pairs: readonly PairTokens[]): () => void;
  seeBlock(blockNumber: number): void;
}

/** A service's figures are compared once final, so their 24 hours of trades must be kept until then. */
const SPARE_SECONDS = (2 * (rules.service.depthBlocks + rules.markets.tradesBlocks) * env.blockTimeMs) / 1000;

const none: MarketDays = new Map();
const NEWEST_BLOCKS = 4 * rules.markets.tradesBlocks;

/** Keeps older trades down to the newest one with a price, from which the day's change is computed. */
const trimmed = (trades: readonly PairTrade[], now: number): readonly PairTrade[] => {
  const since = now - DAY_SECONDS - SPARE_SECONDS;
  const older = trades.findIndex((trade) => trade.timestamp <= since && hasSurePrice(trade));
  return older < 0 ? trades : trades.slice(0, older + 1);
};

const createKnownDays = (firstBlock: number) => {
  let days: MarketDays = new Map();
  const readTo = new Map<Address, number>();
  /** Block of each pair's last read. A node that lags behind must not cause endless reads. */
  const checkedAt = new Map<Address, number>();
  return {
    edge: firstBlock,
    days: () => days,
    readToOf: (pair: Address): number | undefined => readTo.get(pair),
    isRead: ({ pair }: PairTokens): boolean => readTo.has(pair),
    readTo: (pairs: readonly PairTokens[]): number => Math.min(...pairs.map(({ pair }) => readTo.get(pair) ?? 0)),
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

const createNewest = (notify: () => void) => {
  let trades = none;
  let [begunAt, block] = [0, 0];
  const isOld = (): boolean => block - begunAt > NEWEST_BLOCKS;
  const drop = (): void => void (trades = none);
  return {
    trades: () => trades,
    drop,
    begin: () => void (begunAt = block),
    keep(read: TradesByPair): void {
      if (isOld()) return;
      trades = new Map(read);
      notify();
    },
    seeBlock(shown: number): void {
      block = shown;
      if (trades === none || !isOld()) return;
      drop();
      notify();
    },
  };
};

const createRequests = () => {
  const requests = new Set<{ readonly pairs: readonly PairTokens[] }>();
  return {
    add(pairs: readonly PairTokens[]): () => void {
      const request = { pairs };
      requests.add(request);
      return () => void requests.delete(request);
    },
    pairs: (): readonly PairTokens[] => [
      ...new Map([...requests].flatMap((request) => request.pairs).map((each) => [each.pair, each])).values(),
    ],
  };
};

interface RequestedDays {
  readonly pairs: readonly PairTokens[];
  readonly block: number;
  readonly newest: ReturnType<typeof createNewest> | undefined;
}

const nextReading = (
  source: TradeSource,
  known: ReturnType<typeof createKnownDays>,
  { pairs, block, newest }: RequestedDays,
): Promise<DayReading> | undefined => {
  const unread = pairs.filter((pair) => !known.isRead(pair)).slice(0, rules.markets.shown);
  if (unread.length > 0) {
    newest?.begin();
    return readDay(source, known.edge, unread, newest?.keep);
  }
  const old = pairs.filter((pair) => known.age(pair, block) >= rules.markets.tradesBlocks);
  return old.length > 0 ? readDayOn(source, { ...known, readTo: known.readTo(old) }, old) : undefined;
};

export const createMarketDays = (source: TradeSource): MarketDaysStore => {
  const changes = createNotifier();
  const known = createKnownDays(source.firstBlock);
  const requests = createRequests();
  let isRunning = false;
  let [isFailing, isHeld, hasBegun] = [false, false, false];
  let [block, retryAt] = [0, 0];
  const newest = createNewest(changes.notify);

  const lookAtLine = (): void => {
    const isNews = !hasBegun || isHeld !== isLineSlow();
    [isHeld, hasBegun] = [isLineSlow(), true];
    if (isNews) changes.notify();
  };

  const run = async (): Promise<void> => {
    if (isRunning || block === 0 || block < retryAt) return;
    isRunning = true;
    try {
      lookAtLine();
      const next = (): Promise<DayReading> | undefined =>
        nextReading(source, known, { pairs: requests.pairs(), block, newest: isHeld ? newest : undefined });
      for (let reading = next(); reading; reading = next()) {
        const { trades, span } = await reading;
        known.edge = span.edge;
        known.record(trades, span, block);
        newest.drop();
        isFailing = false;
        changes.notify();
      }
    } catch {
      retryAt = block + rules.markets.retryBlocks;
      newest.drop();
      [isFailing, hasBegun] = [true, true];
      changes.notify();
    } finally {
      isRunning = false;
    }
  };

  return {
    days: known.days,
    newest: newest.trades,
    readTo: known.readToOf,
    isLate: () => isFailing || isHeld,
    hasBegun: () => hasBegun,
    subscribe: changes.add,
    want(pairs) {
      const remove = requests.add(pairs);
      void run();
      return remove;
    },
    seeBlock(blockNumber) {
      block = blockNumber;
      newest.seeBlock(blockNumber);
      void run();
    },
  };
};

export const marketDays = createMarketDays({
  rpc: readRpc,
  ext: contracts.orderBookExt,
  firstBlock: env.firstBlock,
});
