import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { candlesOf } from '#domain/history/candles.ts';
import { createGrowingCandles } from '#domain/history/growingCandles.ts';
import type { Candle, PairTrade } from '#domain/history/types.ts';

const market = { baseIsToken0: true, baseDecimals: 0, quoteDecimals: 0 };

const trade = (timestamp: number, number: number, base: bigint, quote: bigint): PairTrade => ({
  id: `${timestamp}-${number}`,
  blockNumber: timestamp,
  logIndex: number,
  timestamp,
  transactionHash: '0x01',
  amount0: base,
  amount1: quote,
  buysToken0: true,
  source: 'pool',
});

/** Trades of some minutes, newest first; some have no price. */
const anyTrades: fc.Arbitrary<readonly PairTrade[]> = fc
  .array(fc.tuple(fc.integer({ min: 0, max: 600 }), fc.bigInt(0n, 10n ** 9n), fc.bigInt(1n, 10n ** 9n)), {
    minLength: 1,
    maxLength: 60,
  })
  .map((all) =>
    all.toSorted(([a], [b]) => b - a).map(([time, base, quote], number) => trade(time, number, base, quote)),
  );

/** The volume is a sum of fractions, which depends on the order of the addition in its last digits. */
const expectSame = (candles: readonly Candle[], expected: readonly Candle[]): void => {
  expect(candles.map((candle) => ({ ...candle, volume: 0 }))).toEqual(
    expected.map((candle) => ({ ...candle, volume: 0 })),
  );
  candles.forEach(({ volume }, place) => expect(volume).toBeCloseTo(expected[place]?.volume ?? NaN, 3));
};

describe('candles of a list that grows at both ends', () => {
  it('are those of the whole list, however it grew', () => {
    const growth = fc.array(fc.tuple(fc.nat(20), fc.nat(20)), { maxLength: 8 });
    fc.assert(
      fc.property(anyTrades, fc.nat(60), growth, (trades, start, steps) => {
        const grow = createGrowingCandles(market, '1m');
        let [from, to] = [start % trades.length, (start % trades.length) + 1];
        for (const [newer, older] of [[0, 0] as const, ...steps]) {
          from = Math.max(0, from - newer);
          to = Math.min(trades.length, to + older);
          const known = trades.slice(from, to);
          expectSame(grow(known), candlesOf(known, market, '1m'));
        }
      }),
    );
  });

  it('are computed again after a reorg removed trades', () => {
    fc.assert(
      fc.property(anyTrades, fc.nat(60), anyTrades, (trades, gone, others) => {
        const grow = createGrowingCandles(market, '1m');
        grow(trades);
        const left = trades.slice(gone % trades.length);
        expectSame(grow(left), candlesOf(left, market, '1m'));
        expectSame(grow(others), candlesOf(others, market, '1m'));
      }),
    );
  });

  it('keep their identity if nothing was added', () => {
    const [newest, second, third, oldest] = [400, 300, 200, 100].map((time) => trade(time, 0, 5n, 7n));
    if (!newest || !second || !third || !oldest) throw new Error('four trades are four');
    const grow = createGrowingCandles(market, '1m');
    const before = grow([second, third]);
    const same = grow([second, third]);
    const after = grow([newest, second, third, oldest]);
    expect(after).toHaveLength(4);
    expect(after[1]).toBe(before[0]);
    expect(after[2]).toBe(before[1]);
    expect(same.every((candle, place) => candle === before[place])).toBe(true);
    const again = [newest, second];
    expect(grow(again)).toBe(grow(again));
  });
});
