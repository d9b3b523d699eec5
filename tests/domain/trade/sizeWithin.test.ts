import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { greatestCommonDivisor } from '#domain/amounts/integers.ts';
import { matchAtAnyPrice } from '#domain/orderBook/matchOrder.ts';
import { sideDepth } from '#domain/orderBook/sideDepth.ts';
import type { OrderMarket } from '#domain/orderBook/types.ts';
import { orderPrice } from '#domain/trade/limitOrder.ts';
import { quoteTrade } from '#domain/trade/quoteTrade.ts';
import { quoteOnRouter, routerOutput, type RouterMarket } from '#domain/trade/routerQuote.ts';
import { bookScale, routerScale, splitScale } from '#domain/trade/sizeWithin.ts';
import { beyondSlippage, worstPriceOf, type Ratio } from '#domain/trade/worstPrice.ts';
import { anyMarket, bookOf, listOf, maker } from '../orderBook/markets.ts';
import { buy, E18, sell } from './tickets.ts';

const side = fc.constantFrom('BUY', 'SELL');
const distance = fc.integer({ min: 1, max: 5_000 });

const isWorse = (a: Ratio, b: Ratio): boolean => a.from * b.to > b.from * a.to;

/** Raw cost of the orders at exactly this price. */
const costAt = ({ opposite }: OrderMarket, limit: Ratio): bigint => {
  const { costs } = sideDepth(opposite, opposite.length);
  const indexes = opposite.flatMap(({ from, to }, i) => (to * limit.to === from * limit.from ? [i] : []));
  return indexes.reduce((sum, i) => sum + (costs[i + 1] ?? 0n) - (costs[i] ?? 0n), 0n);
};

describe('a size within a distance, in the book and the pool', () => {
  it('trades completely, never beyond the distance, and a larger one does not', () => {
    let checked = 0;
    fc.assert(
      fc.property(anyMarket, side, distance, (market, direction, bps) => {
        const size = bookScale(direction, market).sizeWithin(bps);
        if (size === undefined || size === 0n) return;
        const match = matchAtAnyPrice(market, size);
        if (!match.ok) return;
        checked += 1;
        const { bookSpent, poolInput, dust } = match.value;
        expect(bookSpent + poolInput + dust).toBe(size);
        const { reserveSold, reserveBought } = market;
        const limit = beyondSlippage(direction, { from: reserveSold, to: reserveBought }, bps);
        expect(isWorse(worstPriceOf(market, match.value), limit)).toBe(false);
        // Pools of a few units move by more than the distance with each unit.
        if (reserveSold < 10n ** 6n || reserveBought < 10n ** 6n) return;
        const larger = matchAtAnyPrice(market, size + reserveSold / 10_000n);
        if (larger.ok) expect(isWorse(worstPriceOf(market, larger.value), limit)).toBe(true);
      }),
      { numRuns: 1_000 },
    );
    expect(checked).toBeGreaterThan(500);
  });

  it('takes an order exactly at the distance', () => {
    let checked = 0;
    fc.assert(
      fc.property(anyMarket, side, distance, (any, direction, bps) => {
        const limit = beyondSlippage(direction, { from: any.reserveSold, to: any.reserveBought }, bps);
        const divisor = greatestCommonDivisor(limit.from, limit.to);
        const [from, to] = [limit.to / divisor, limit.from / divisor];
        const market = { ...any, opposite: listOf([...any.opposite, { from, to }], 101n) };
        const size = bookScale(direction, market).sizeWithin(bps);
        if (size === undefined) return;
        checked += 1;
        const last = market.opposite.findLastIndex((order) => order.to * from === to * order.from);
        expect(size).toBeGreaterThanOrEqual(sideDepth(market.opposite, last + 1).costs[last + 1] ?? 0n);
      }),
    );
    expect(checked).toBeGreaterThan(50);
  });

  it('is what the quote engine fills of a larger order at that price, to the unit of the received token', () => {
    let checked = 0;
    fc.assert(
      fc.property(anyMarket, side, distance, fc.bigInt({ min: 1n, max: 5n }), (any, direction, bps, times) => {
        const market = { ...any, same: [], reserveSold: any.reserveSold * E18, reserveBought: any.reserveBought * E18 };
        if (market.reserveSold > 10n ** 30n || market.reserveBought > 10n ** 30n) return;
        const size = bookScale(direction, market).sizeWithin(bps);
        if (size === undefined || size === 0n) return;
        const limit = beyondSlippage(direction, { from: market.reserveSold, to: market.reserveBought }, bps);
        const ticket = direction === 'BUY' ? buy : sell;
        const tokens = direction === 'BUY' ? { input: sell(1n).input, output: sell(1n).output } : {};
        const quote = quoteTrade(
          ticket((market.reserveSold + size) * times, {
            ...tokens,
            orderType: 'LIMIT',
            limitPrice: orderPrice(direction, limit.from, limit.to),
          }),
          { book: bookOf(market) },
        );
        if (!quote.ok) return;
        checked += 1;
        const gap = quote.value.filled.spent - size;
        // The limit is rounded to whole units of the received token, which may leave out orders exactly at it.
        const rounding = (2n * market.reserveSold) / market.reserveBought + 1n;
        expect(gap < 0n ? -gap : gap).toBeLessThanOrEqual(rounding + costAt(market, limit));
      }),
      { numRuns: 1_000 },
    );
    expect(checked).toBeGreaterThan(200);
  });

  it('grows with the distance', () => {
    fc.assert(
      fc.property(anyMarket, side, distance, distance, (market, direction, a, b) => {
        const { sizeWithin } = bookScale(direction, market);
        const [small, large] = [sizeWithin(Math.min(a, b)), sizeWithin(Math.max(a, b))];
        if (small !== undefined && large !== undefined) expect(large >= small).toBe(true);
      }),
    );
  });

  it('finds its distance again', () => {
    fc.assert(
      fc.property(anyMarket, side, distance, (any, direction, bps) => {
        const market = {
          ...any,
          opposite: [],
          reserveSold: any.reserveSold * E18,
          reserveBought: any.reserveBought * E18,
        };
        if (market.reserveSold > 10n ** 30n || market.reserveBought > 10n ** 30n) return;
        const { sizeWithin, reachOf } = bookScale(direction, market);
        const size = sizeWithin(bps);
        if (size === undefined || size === 0n) return;
        expect(reachOf(size)).toBeCloseTo(bps, 1);
      }),
    );
  });
});

const reserve = fc.bigInt({ min: 10n ** 9n, max: 10n ** 30n });
const anyPool: fc.Arbitrary<RouterMarket> = fc
  .tuple(reserve, reserve, fc.integer({ min: 970, max: 1000 }))
  .map(([reserveSold, reserveBought, feeFactor]) => ({
    ...{ id: 'other', name: 'Other', router: maker(1), pair: maker(2), usable: true },
    ...{ reserveSold, reserveBought, feeFactor },
  }));

describe('a size within a distance, in the pool of another exchange', () => {
  it('ends at the distance, and finds it again', () => {
    fc.assert(
      fc.property(anyPool, side, distance, (pool, direction, bps) => {
        const { sizeWithin, reachOf } = routerScale(direction, pool);
        const size = sizeWithin(bps) ?? 0n;
        expect(reachOf(size)).toBeLessThanOrEqual(bps + 0.01);
        expect(reachOf(size)).toBeGreaterThan(bps - 0.1);
        expect(reachOf(size + pool.reserveSold / 10_000n)).toBeGreaterThan(bps);
      }),
    );
  });

  it('gives the last unit a worse price than the average, by the router’s own arithmetic', () => {
    fc.assert(
      fc.property(anyPool, side, distance, (pool, direction, bps) => {
        const size = routerScale(direction, pool).sizeWithin(bps) ?? 0n;
        if (size === 0n || routerOutput(pool, size) < 10n ** 6n) return;
        const quote = quoteOnRouter({ ...sell(size), direction }, pool);
        expect(quote.ok && (quote.value.priceImpactBps ?? 0)).toBeLessThanOrEqual(bps);
      }),
    );
  });
});

describe('a size within a distance, in a split', () => {
  const other = (market: { readonly reserveSold: bigint; readonly reserveBought: bigint }, permille: bigint) => ({
    ...{ id: 'harbour', name: 'Harbour', router: maker(90), pair: maker(91), feeFactor: 997 },
    ...{ usable: true, reserveSold: market.reserveSold },
    reserveBought: (market.reserveBought * permille) / 1000n,
  });

  it('is that of the book and its pool, and that of the other pool up to the same price', () => {
    let checked = 0;
    fc.assert(
      fc.property(anyMarket, side, distance, fc.bigInt(900n, 1100n), (market, direction, bps, permille) => {
        const pool = other(market, permille);
        if (pool.reserveBought === 0n) return;
        const size = splitScale(direction, market, pool).sizeWithin(bps);
        const inBook = bookScale(direction, market).sizeWithin(bps);
        if (size === undefined || inBook === undefined) return;
        const elsewhere = size - inBook;
        const limit = beyondSlippage(direction, { from: market.reserveSold, to: market.reserveBought }, bps);
        const afterInput = (input: bigint): Ratio => {
          const sold = pool.reserveSold * 1000n + input * 997n;
          return { from: sold * sold, to: pool.reserveSold * pool.reserveBought * 1_000_000n };
        };
        if (elsewhere > 0n) expect(isWorse(afterInput(elsewhere), limit)).toBe(false);
        // Pools of a few units move by more than the distance with each unit.
        if (pool.reserveSold < 10n ** 6n || pool.reserveBought < 10n ** 6n) return;
        checked += 1;
        expect(isWorse(afterInput(elsewhere + pool.reserveSold / 10_000n), limit)).toBe(true);
      }),
      { numRuns: 1_000 },
    );
    expect(checked).toBeGreaterThan(100);
  });

  it('the distance that an input reaches is the least one whose size holds it', () => {
    let checked = 0;
    fc.assert(
      fc.property(
        anyMarket,
        side,
        fc.bigInt(1n, 500n),
        fc.bigInt(900n, 1100n),
        (market, direction, share, permille) => {
          const pool = other(market, permille);
          const input = (market.reserveSold * share) / 1000n;
          if (pool.reserveBought === 0n || input === 0n) return;
          const scale = splitScale(direction, market, pool);
          const reach = scale.reachOf(input);
          if (reach === undefined || reach === 9_999) return;
          checked += 1;
          expect(scale.sizeWithin(reach)).toBeGreaterThanOrEqual(input);
          if (reach > 0) expect(scale.sizeWithin(reach - 1)).toBeLessThan(input);
        },
      ),
      { numRuns: 300 },
    );
    expect(checked).toBeGreaterThan(100);
  });
});
