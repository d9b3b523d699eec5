import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../e2e/devnet/random.ts';
import { candlesOf, candleStart } from '#domain/history/candles.ts';
import { dayStats } from '#domain/history/dayStats.ts';
import { lastPrintOf } from '#domain/history/prints.ts';
import type { CandleInterval, PairTrade } from '#domain/history/types.ts';

const market = { baseIsToken0: true, baseDecimals: 18, quoteDecimals: 6 };
const E18 = 10n ** 18n;

const trade = (timestamp: number, base: bigint, quote: bigint): PairTrade => ({
  id: `${timestamp}-${base}-${quote}`,
  blockNumber: timestamp,
  logIndex: 0,
  timestamp,
  transactionHash: '0x01',
  amount0: base,
  amount1: quote,
  buysToken0: true,
  source: 'book',
});

describe('candles', () => {
  it('open with the first, close with the last trade of an interval, oldest first, whole tokens', () => {
    const trades = [
      trade(125, 2n * E18, 8_000_000n),
      trade(70, E18, 3_000_000n),
      trade(65, E18, 1_000_000n),
      trade(60, E18, 2_000_000n),
    ];
    expect(candlesOf(trades, market, '1m')).toEqual([
      { time: 60, open: 2, high: 3, low: 1, close: 3, volume: 3 },
      { time: 120, open: 4, high: 4, low: 4, close: 4, volume: 2 },
    ]);
  });

  it('leave out dust, whose price is only rounding', () => {
    const trades = [trade(70, 2n, 3n), trade(65, 50n * E18, 99n), trade(60, E18, 2_000_000n)];
    expect(candlesOf(trades, market, '1m')).toEqual([{ time: 60, open: 2, high: 2, low: 2, close: 2, volume: 1 }]);
  });

  it('include single units of a token without decimals', () => {
    const whole = { ...market, baseDecimals: 0 };
    expect(candlesOf([trade(60, 2n, 8_000_000n)], whole, '1m')).toEqual([
      { time: 60, open: 4, high: 4, low: 4, close: 4, volume: 2 },
    ]);
  });

  it('read the same trades the other way round when token1 is the base', () => {
    const flipped = { baseIsToken0: false, baseDecimals: 6, quoteDecimals: 18 };
    expect(candlesOf([trade(60, 2n * E18, 8_000_000n)], flipped, '1h')).toEqual([
      { time: 0, open: 0.25, high: 0.25, low: 0.25, close: 0.25, volume: 8 },
    ]);
  });

  it.each<CandleInterval>(['1m', '3m', '5m', '15m', '30m', '1h', '4h', '12h', '1d', '1w'])(
    'hold, at %s, every random trade once, and its price between low and high',
    (interval) => {
      const random = createRandom(7);
      const trades = Array.from({ length: 400 }, (_, i) =>
        trade(1_700_000_000 + i * 197, BigInt(1 + Math.floor(random.next() * 1e9)) * 10n ** 12n, BigInt(1e6 + i)),
      ).toReversed();
      const candles = candlesOf(trades, market, interval);
      const total = trades.reduce((sum, { amount0 }) => sum + Number(amount0) / 1e18, 0);
      expect(candles.reduce((sum, { volume }) => sum + volume, 0)).toBeCloseTo(total, 6);
      for (const candle of candles) {
        const own = trades.filter(({ timestamp }) => candleStart(timestamp, interval) === candle.time);
        const prices = own.map(({ amount0, amount1 }) => Number(amount1) / 1e6 / (Number(amount0) / 1e18));
        expect([candle.high, candle.low]).toEqual([Math.max(...prices), Math.min(...prices)]);
        expect([candle.open, candle.close]).toEqual([prices.at(-1), prices[0]]);
      }
      expect(candles.map(({ time }) => time)).toEqual(candles.map(({ time }) => time).toSorted((a, b) => a - b));
    },
  );
});

describe('a candle starts', () => {
  it.each([
    ['3m', '2026-11-27T17:59:59Z', '2026-11-27T17:57:00Z'],
    ['30m', '2026-11-27T17:59:59Z', '2026-11-27T17:30:00Z'],
    ['12h', '2026-11-27T17:59:59Z', '2026-11-27T12:00:00Z'],
    ['1d', '2026-11-27T17:59:59Z', '2026-11-27T00:00:00Z'],
    ['1w', '2026-11-27T17:59:59Z', '2026-11-23T00:00:00Z'],
    ['1w', '2026-11-23T00:00:00Z', '2026-11-23T00:00:00Z'],
    ['1w', '2026-11-22T23:59:59Z', '2026-11-16T00:00:00Z'],
  ] as const)('a candle of %s that has %s starts at %s, a week on Monday', (interval, time, start) => {
    expect(candleStart(Date.parse(time) / 1000, interval) * 1000).toBe(Date.parse(start));
  });
});

describe('the last 24 hours', () => {
  const now = 200_000;
  const market = { baseIsToken0: true };

  it('take high, low and last price from trades with a meaningful price, not from dust', () => {
    const known = { ...market, baseDecimals: 18, quoteDecimals: 6 };
    const trades = [trade(now - 5, 3n, 1n), trade(now - 10, E18, 2_000_000n), trade(now - 20, E18, 1n)];
    const price = { numerator: 2_000_000n, denominator: E18 };
    expect(dayStats(trades, known, now)).toMatchObject({ last: price, high: price, low: price, open: price });
    expect(lastPrintOf(trades, known)?.trade).toBe(trades[1]);
    expect(lastPrintOf(trades.slice(0, 1), known)).toBeUndefined();
  });

  it('are undefined without a trade in them', () => {
    expect(dayStats([trade(now - 86_400, 1n, 1n)], market, now)).toBeUndefined();
  });

  it('open with the last price before them and sum what was traded in them', () => {
    const trades = [trade(now - 10, 4n, 12n), trade(now - 20, 1n, 5n), trade(now - 90_000, 2n, 4n), trade(1, 1n, 99n)];
    expect(dayStats(trades, market, now)).toEqual({
      open: { numerator: 4n, denominator: 2n },
      last: { numerator: 12n, denominator: 4n },
      high: { numerator: 5n, denominator: 1n },
      low: { numerator: 12n, denominator: 4n },
      changeBps: 5000,
      volumeBase: 5n,
      volumeQuote: 17n,
    });
  });

  it('are computed again only once a trade enters or leaves them, per market', () => {
    let reads = 0;
    const counted = (timestamp: number): PairTrade =>
      Object.defineProperty({ ...trade(timestamp, 4n, 12n) }, 'amount0', { get: () => ((reads += 1), 4n) });
    const trades = [counted(now - 10), counted(now - 20), counted(now - 86_300)];
    const first = dayStats(trades, market, now);
    const once = reads;
    expect(once).toBeGreaterThan(0);
    for (let block = 1; block < 50; block += 1) expect(dayStats(trades, { ...market }, now + 2 * block)).toBe(first);
    expect(reads).toBe(once);
    expect(dayStats(trades, market, now + 100)?.volumeBase).toBe(8n);
    expect(reads).toBeGreaterThan(once);
    expect(dayStats(trades, { baseIsToken0: false }, now + 100)?.volumeBase).toBe(24n);
    expect(dayStats([counted(now), ...trades], market, now + 100)?.volumeBase).toBe(12n);
  });

  it('open with their own first price if no earlier trade is known', () => {
    const trades = [trade(now - 10, 4n, 3n), trade(now - 20, 1n, 1n)];
    expect(dayStats(trades, market, now)).toMatchObject({ open: { numerator: 1n, denominator: 1n }, changeBps: -2500 });
  });
});
