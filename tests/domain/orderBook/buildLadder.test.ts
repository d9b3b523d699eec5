import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { squareRoot } from '#domain/amounts/integers.ts';
import { formatPrice } from '#domain/format/formatPrice.ts';
import { buildLadder } from '#domain/orderBook/buildLadder.ts';
import { groupingSizes } from '#domain/orderBook/groupingSizes.ts';
import type { PairBook } from '#domain/orderBook/types.ts';
import { anyMarket, bookOf, listOf, maker, TOKEN0, TOKEN1 } from './markets.ts';

const E18 = 10n ** 18n;
const E6 = 10n ** 6n;
const decimals = { base: 18, quote: 6 };

/** 1,842,300 MYT and 770,449.86 USDC: the market price is 0.4182. */
const pool = { reserveSold: 1_842_300n * E18, reserveBought: 770_449_860_000n, same: [], opposite: [] };
const price = { numerator: pool.reserveBought, denominator: pool.reserveSold };
const choice = groupingSizes(price, decimals);
const step = choice.preferred.step;

const ladderOf = (book: PairBook, levels = 13) => buildLadder({ book, base: TOKEN0, step, levels, ownMaker: maker(3) });
const whole = (amount: bigint): bigint => (amount + E18 / 2n) / E18;

describe('grouping sizes', () => {
  it('are 1, 2 or 5 of a power of ten, and a thousandth of the price is preferred', () => {
    expect(choice.sizes.map((size) => size.text)).toEqual([
      '0.00001',
      '0.00002',
      '0.00005',
      '0.0001',
      '0.0002',
      '0.0005',
      '0.001',
      '0.002',
      '0.005',
    ]);
    expect(choice.preferred).toMatchObject({ text: '0.0005', decimals: 4 });
    expect(
      groupingSizes({ numerator: 64_000n * E6, denominator: 10n ** 8n }, { base: 8, quote: 6 }).preferred,
    ).toMatchObject({ text: '100', decimals: 0 });
  });
});

describe("the pool's own curve", () => {
  const ladder = ladderOf(bookOf(pool));

  it('is cut exactly at the level edges', () => {
    expect(
      ladder.asks.slice(0, 4).map((row) => [formatPrice(row.price, decimals, { tickDecimals: 4 }), whole(row.pool)]),
    ).toEqual([
      ['0.4185', 660n],
      ['0.4190', 1_099n],
      ['0.4195', 1_097n],
      ['0.4200', 1_095n],
    ]);
    expect(
      ladder.bids.slice(0, 3).map((row) => [formatPrice(row.price, decimals, { tickDecimals: 4 }), whole(row.pool)]),
    ).toEqual([
      ['0.4180', 441n],
      ['0.4175', 1_103n],
      ['0.4170', 1_105n],
    ]);
  });

  it('adds up to the closed form, whatever the grouping', () => {
    fc.assert(
      fc.property(
        anyMarket,
        fc.integer({ min: 1, max: 40 }),
        fc.integer({ min: 20, max: 2000 }),
        (market, levels, parts) => {
          const book = bookOf({ ...market, same: [], opposite: [] });
          const width = { numerator: book.reserve1, denominator: book.reserve0 * BigInt(parts) };
          const { asks, bids } = buildLadder({ book, base: TOKEN0, step: width, levels });
          for (const [rows, sign] of [
            [asks, 1n],
            [bids, -1n],
          ] as const) {
            const last = rows.at(-1);
            if (!last) continue;
            const left = squareRoot((book.reserve0 * book.reserve1 * last.price.denominator) / last.price.numerator);
            expect(rows.reduce((sum, row) => sum + row.pool, 0n)).toBe((book.reserve0 - left) * sign);
            expect(last.cumulative).toBe((book.reserve0 - left) * sign);
          }
        },
      ),
    );
  });

  it('is the same market seen from the other token', () => {
    const mirrored = buildLadder({
      book: bookOf(pool),
      base: TOKEN1,
      step: { numerator: step.denominator, denominator: step.numerator },
      levels: 3,
    });
    expect(mirrored.mid).toEqual({ numerator: pool.reserveSold, denominator: pool.reserveBought });
  });
});

describe('resting orders', () => {
  const same = listOf([
    { from: 100n * E18, to: 41_870_000n },
    { from: 50n * E18, to: 20_950_000n, remain: 20n * E18 },
    { from: 7n * E18, to: 2_933_000n },
    { from: 9n * E18, to: 4_500_000n },
  ]);
  const opposite = listOf(
    [
      { from: 41_790_000n, to: 100n * E18 },
      { from: 20_850_000n, to: 50n * E18, remain: 4_170_000n },
    ],
    50n,
  );
  const ladder = ladderOf(bookOf({ ...pool, same, opposite }));

  it('are merged into price levels: asks round up, bids round down', () => {
    expect(ladder.asks.slice(0, 3).map((row) => row.orders)).toEqual([0n, 127n * E18, 0n]);
    expect(ladder.bids.slice(0, 3).map((row) => row.orders)).toEqual([0n, 100n * E18, 10n * E18]);
  });

  it('add up with the pool to the cumulative size, whose quote gives the average price', () => {
    const [first, second] = ladder.asks;
    expect(second?.cumulative).toBe((first?.cumulative ?? 0n) + 127n * E18 + (second?.pool ?? 0n));
    const average = { numerator: second?.cumulativeQuote ?? 0n, denominator: second?.cumulative ?? 1n };
    expect(formatPrice(average, decimals, { significant: 4 })).toBe('0.4186');
  });

  it('mark their level if they are of the own account', () => {
    const mine = buildLadder({
      book: bookOf({ ...pool, same, opposite }),
      base: TOKEN0,
      step,
      levels: 5,
      ownMaker: maker(2),
    });
    expect(mine.asks.map((row) => row.own)).toEqual([false, true, false, false, false]);
    expect(mine.bids.some((row) => row.own)).toBe(false);
  });

  it('set best bid and ask, and are not crossed', () => {
    expect(ladder.bestAsk).toEqual({ numerator: 41_870_000n, denominator: 100n * E18 });
    expect(ladder.bestBid).toEqual({ numerator: 41_790_000n, denominator: 100n * E18 });
    expect(ladder.mid).toEqual(price);
    expect(ladder.crossed).toBe(false);
  });

  it('beyond the pool price or each other are crossed, and show before the pool', () => {
    const cheap = listOf([{ from: 5n * E18, to: 2_000_000n }]);
    const crossed = ladderOf(bookOf({ ...pool, same: cheap }));
    expect(crossed.crossed).toBe(true);
    expect(crossed.asks[0]).toMatchObject({ orders: 5n * E18, pool: 0n });
    expect(crossed.asks[1]?.pool).toBe(ladder.asks[0]?.pool);
    const dear = listOf([{ from: 5_000_000n, to: 10n * E18 }], 9n);
    expect(ladderOf(bookOf({ ...pool, opposite: dear })).crossed).toBe(true);
  });

  it('have only their own levels without a pool, with the middle between the best', () => {
    const alone = ladderOf(bookOf({ reserveSold: 0n, reserveBought: 0n, same, opposite }));
    expect(alone.asks.map((row) => row.orders)).toEqual([127n * E18, 9n * E18]);
    expect(alone.mid && formatPrice(alone.mid, decimals)).toBe('0.4183');
  });

  it('that want nothing have no level', () => {
    const free = listOf([{ from: E18, to: 0n }]);
    expect(ladderOf(bookOf({ ...pool, same: free })).asks).toEqual(ladderOf(bookOf(pool)).asks);
  });
});
