import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY_SECONDS, dayStats } from '#domain/history/dayStats.ts';
import { pricePrintOf } from '#domain/history/prints.ts';
import type { PairTrade } from '#domain/history/types.ts';
import { statsOfFigures, type DayFigures } from '#domain/markets/dayFigures.ts';
import { isOfNow } from '#domain/markets/isOfNow.ts';
import { agreesWithTrades } from '#domain/markets/agreesWithTrades.ts';

const pair = '0x0000000000000000000000000000000000000009';
const NOW = 1_700_000_000;
const HEAD = 50_000;
const market = { baseIsToken0: true, baseDecimals: 6, quoteDecimals: 6 };

const amount = fc.bigInt({ min: 1000n, max: 10n ** 24n });
/** Trades newest first, over two days, one of them before; two seconds to a block. */
const tradesArb = fc
  .array(fc.record({ ago: fc.integer({ min: 0, max: 2 * DAY_SECONDS }), amount0: amount, amount1: amount }), {
    maxLength: 30,
  })
  .map((some) =>
    [...some, { ago: 2 * DAY_SECONDS + 60, amount0: 5000n, amount1: 7000n }]
      .toSorted((a, b) => a.ago - b.ago)
      .map(({ ago, amount0, amount1 }, at): PairTrade => ({
        id: String(at),
        blockNumber: HEAD - Math.floor(ago / 2),
        logIndex: 0,
        timestamp: NOW - ago,
        transactionHash: '0x',
        amount0,
        amount1,
        buysToken0: true,
        source: 'pool',
      })),
  );

/** Report of an honest service at a block. */
const reported = (trades: readonly PairTrade[], block: number): DayFigures => {
  const timestamp = NOW - 2 * (HEAD - block);
  const stats = dayStats(
    trades.filter(({ blockNumber }) => blockNumber <= block),
    market,
    timestamp,
  );
  if (!stats) return { pair, block, timestamp, day: null };
  const { open, last, high, low, volumeBase, volumeQuote } = stats;
  return { pair, block, timestamp, day: { open, last, high, low, volume0: volumeBase, volume1: volumeQuote } };
};

/** Trades that the market list keeps: the 24 hours, and older ones down to one with a price. */
const kept = (trades: readonly PairTrade[]): readonly PairTrade[] => {
  const older = trades.findIndex((trade) => trade.timestamp <= NOW - DAY_SECONDS && pricePrintOf(trade, market));
  return older < 0 ? trades : trades.slice(0, older + 1);
};

describe("a service's report of 24 hours", () => {
  it('agrees with the chain whenever it is honest, however far it is behind', () => {
    fc.assert(
      fc.property(tradesArb, fc.integer({ min: 0, max: 20_000 }), (trades, lag) => {
        expect(agreesWithTrades(reported(trades, HEAD - lag), kept(trades), market)).not.toBe(false);
      }),
    );
  });

  it('can always be checked at the newest block, and any other number is found out', () => {
    const lies: readonly ((day: NonNullable<DayFigures['day']>) => Partial<NonNullable<DayFigures['day']>>)[] = [
      ({ volume0 }) => ({ volume0: volume0 + 1n }),
      ({ volume1 }) => ({ volume1: volume1 - 1n }),
      ({ last }) => ({ last: { ...last, numerator: last.numerator + 1n } }),
      ({ high }) => ({ high: { ...high, numerator: high.numerator * 2n } }),
      ({ low }) => ({ low: { ...low, denominator: low.denominator + 1n } }),
      ({ open }) => ({ open: { ...open, denominator: open.denominator * 3n } }),
    ];
    fc.assert(
      fc.property(tradesArb, fc.constantFrom(...lies), (trades, lie) => {
        const honest = reported(trades, HEAD);
        expect(agreesWithTrades(honest, kept(trades), market)).toBe(true);
        const { day } = honest;
        if (!day) return;
        expect(agreesWithTrades({ ...honest, day: { ...day, ...lie(day) } }, kept(trades), market)).toBe(false);
        expect(agreesWithTrades({ ...honest, day: null }, kept(trades), market)).toBe(false);
      }),
    );
  });

  it('is never condemned over dust that anybody may leave in front of the 24 hours', () => {
    const dust = { amount0: 1n, amount1: 1n };
    fc.assert(
      fc.property(tradesArb, fc.integer({ min: 0, max: 20_000 }), (trades, lag) => {
        const figures = reported(trades, HEAD - lag);
        const old = { ...trades.at(-1), ...dust, timestamp: figures.timestamp - DAY_SECONDS } as PairTrade;
        const within = trades.filter(({ timestamp }) => timestamp > figures.timestamp - DAY_SECONDS);
        expect(agreesWithTrades(figures, [...within, old], market)).not.toBe(false);
      }),
    );
  });

  it('has no verdict where the time of a trade is only estimated', () => {
    fc.assert(
      fc.property(tradesArb, (trades) => {
        const estimated = trades.map((trade): PairTrade => ({ ...trade, isTimeEstimated: true }));
        expect(agreesWithTrades({ ...reported(trades, HEAD), day: null }, estimated, market)).toBeUndefined();
      }),
    );
  });

  it('is of now only within some blocks and seconds of the newest block', () => {
    const limits = { aheadBlocks: 20, behindBlocks: 500, seconds: 2000 };
    const newest = { number: HEAD, timestamp: NOW };
    const isNow = (block: number, timestamp: number): boolean => isOfNow({ block, timestamp }, newest, limits);
    expect([HEAD + 20, HEAD, HEAD - 499].map((block) => isNow(block, NOW))).toEqual([true, true, true]);
    expect([HEAD + 21, HEAD - 500, 10 ** 14].map((block) => isNow(block, NOW))).toEqual([false, false, false]);
    expect([NOW - 2000, NOW + 2000].map((time) => isNow(HEAD, time))).toEqual([true, true]);
    expect([0, NOW - 2001, NOW + 2001].map((time) => isNow(HEAD, time))).toEqual([false, false, false]);
  });

  it('is the same market from both sides: high and low change places, and the change follows from the prices', () => {
    fc.assert(
      fc.property(tradesArb, (trades) => {
        const inverse = { baseIsToken0: false, baseDecimals: 6, quoteDecimals: 6 };
        expect(statsOfFigures(reported(trades, HEAD), market)).toEqual(dayStats(trades, market, NOW));
        expect(statsOfFigures(reported(trades, HEAD), inverse)?.changeBps).toEqual(
          dayStats(trades, inverse, NOW)?.changeBps,
        );
        expect(agreesWithTrades(reported(trades, HEAD), kept(trades), inverse)).toBe(true);
      }),
    );
  });
});
