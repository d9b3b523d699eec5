import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareFractions } from '#domain/amounts/fraction.ts';
import { orderPrice } from '#domain/trade/limitOrder.ts';
import {
  MAX_SCALE_ORDERS,
  MIN_SCALE_ORDERS,
  averageOfScale,
  ladderOrders,
  quoteLadder,
  quoteScale,
  scaleRows,
  splitPrices,
  splitWhole,
  type ScaleTerms,
} from '#domain/trade/scaleOrders.ts';
import { book, E18, E6, market, MYT, USDC } from './tickets.ts';

const count = fc.integer({ min: MIN_SCALE_ORDERS, max: MAX_SCALE_ORDERS });
const sizes = fc.constantFrom('equal', 'linear');
const price = fc
  .tuple(fc.bigInt({ min: 1n, max: 10n ** 30n }), fc.bigInt({ min: 1n, max: 10n ** 30n }))
  .map(([numerator, denominator]) => ({ numerator, denominator }));

describe('the parts of a total', () => {
  it('add up to it to the last unit, and each is within one unit of its share', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 2n ** 256n }), count, sizes, (whole, parts, shape) => {
        const split = splitWhole(whole, parts, shape);
        expect(split).toHaveLength(parts);
        expect(split.reduce((sum, part) => sum + part, 0n)).toBe(whole);
        const weights = split.map((_, index) => BigInt(shape === 'equal' ? 1 : index + 1));
        const weight = weights.reduce((sum, each) => sum + each, 0n);
        split.forEach((part, index) => {
          const off = part * weight - whole * (weights[index] ?? 0n);
          expect(part >= 0n && off < weight && off > -weight).toBe(true);
        });
      }),
    );
  });

  it('split 1,000 in four equally, or growing from one to four', () => {
    expect(splitWhole(1_000n, 4, 'equal')).toEqual([250n, 250n, 250n, 250n]);
    expect(splitWhole(1_000n, 4, 'linear')).toEqual([100n, 200n, 300n, 400n]);
  });
});

it('prices run from the first to the last without reversing, and stay within', () => {
  fc.assert(
    fc.property(price, price, count, (first, last, parts) => {
      const prices = splitPrices(first, last, parts);
      const way = compareFractions(last, first);
      expect(compareFractions(prices[0] ?? last, first)).toBe(0);
      expect(compareFractions(prices.at(-1) ?? first, last)).toBe(0);
      prices.slice(1).forEach((each, index) => expect(compareFractions(each, prices[index] ?? each)).toBe(way));
    }),
  );
});

const terms: ScaleTerms = {
  input: USDC,
  output: MYT,
  direction: 'BUY',
  total: 1_000n * E6,
  first: { numerator: 415_000n, denominator: E18 },
  last: { numerator: 400_000n, denominator: E18 },
  count: 4,
  sizes: 'linear',
};

describe('orders over a range of prices', () => {
  it('sell exactly the total, at no worse than their price, and fill nothing', () => {
    fc.assert(
      fc.property(
        count,
        sizes,
        fc.bigInt({ min: 1_000n * E6, max: 10n ** 15n }),
        fc.bigInt({ min: 200_000n, max: 410_000n }),
        (parts, shape, total, last) => {
          const requested = {
            ...terms,
            count: parts,
            sizes: shape,
            total,
            last: { numerator: last, denominator: E18 },
          };
          const quoted = quoteScale(requested, market);
          if (!quoted.ok) throw new Error(quoted.error.problem.code);
          expect(quoted.value.reduce((sum, { order }) => sum + order.from, 0n)).toBe(total);
          const prices = splitPrices(requested.first, requested.last, parts);
          quoted.value.forEach(({ order, filled }, index) => {
            expect(filled.spent).toBe(0n);
            const requests = prices[index] ?? requested.first;
            expect(compareFractions(orderPrice('BUY', order.from, order.to), requests)).toBeLessThanOrEqual(0);
          });
        },
      ),
    );
  });

  it('one that would fill, or is too small, is a problem of that order', () => {
    const crossing = {
      ...terms,
      first: { numerator: 400_000n, denominator: E18 },
      last: { numerator: 430_000n, denominator: E18 },
    };
    expect(quoteScale(crossing, market)).toMatchObject({
      ok: false,
      error: { index: 2, problem: { code: 'wouldFill' } },
    });
    expect(quoteScale({ ...terms, total: 3n }, market)).toMatchObject({ ok: false, error: { index: 0 } });
    const minimum = { book, minimum: 200n * E6 };
    expect(quoteScale(terms, minimum)).toMatchObject({ ok: false, error: { index: 0, problem: { code: 'refused' } } });
  });
});

describe('a ladder of both sides', () => {
  const anySide = fc.record({
    count,
    sizes,
    total: fc.bigInt({ min: 1_000n * E6, max: 10n ** 15n }),
    first: fc.bigInt({ min: 200_000n, max: 800_000n }),
    last: fc.bigInt({ min: 200_000n, max: 800_000n }),
  });
  const priced = (numerator: bigint) => ({ numerator, denominator: E18 });
  const anyLadder = fc.tuple(anySide, anySide).map(([buy, sell]): readonly ScaleTerms[] => [
    { ...terms, ...buy, first: priced(buy.first), last: priced(buy.last) },
    {
      ...{ input: MYT, output: USDC, direction: 'SELL', count: sell.count, sizes: sell.sizes },
      total: sell.total * (E18 / E6),
      ...{ first: priced(sell.first), last: priced(sell.last) },
    },
  ]);

  it('has each order as previewed to the unit, sums as the totals, and no two orders that meet', () => {
    let placed = 0;
    fc.assert(
      fc.property(anyLadder, (ladder) => {
        const quoted = quoteLadder(ladder, () => market);
        const alone = ladder.map((side) => quoteScale(side, market));
        if (!quoted.ok) {
          // A side that can be placed alone can be placed with the other, unless they meet.
          expect(quoted.error.code === 'sidesMeet' || alone.some(({ ok }) => !ok)).toBe(true);
          return;
        }
        placed += 1;
        const orders = quoted.value.map(({ order }) => order);
        const rows = ladder.flatMap(scaleRows);
        expect(orders.map(({ from, to }) => [from, to])).toEqual(rows.map(({ from, to }) => [from, to]));
        expect(ladderOrders(ladder)).toHaveLength(orders.length);
        const [buys, sales] = [orders.slice(0, ladder[0]?.count), orders.slice(ladder[0]?.count)];
        for (const [at, side] of [buys, sales].entries()) {
          const terms = ladder[at];
          const [paid, received] = [
            side.reduce((sum, { from }) => sum + from, 0n),
            side.reduce((sum, { to }) => sum + to, 0n),
          ];
          expect(paid).toBe(terms?.total);
          const average = terms && averageOfScale(terms);
          const price = terms && orderPrice(terms.direction, paid, received);
          expect(average && price && compareFractions(average, price)).toBe(0);
        }
        for (const buy of buys) {
          for (const sale of sales) {
            const [bid, ask] = [orderPrice('BUY', buy.from, buy.to), orderPrice('SELL', sale.from, sale.to)];
            expect(compareFractions(bid, ask)).toBe(-1);
          }
        }
      }),
      { numRuns: 2_000 },
    );
    expect(placed).toBeGreaterThan(20);
  });

  it('is refused if its sides would meet in an empty pool', () => {
    const [bid, ask] = [priced(410_000n), priced(430_000n)];
    const buy = { ...terms, count: 2, first: bid, last: bid };
    const sell: ScaleTerms = {
      ...buy,
      ...{ input: MYT, output: USDC, direction: 'SELL', total: 5n * E18 },
      first: ask,
      last: ask,
    };
    const empty = {
      book: {
        ...book,
        reserve0: 0n,
        reserve1: 0n,
        side0: { ...book.side0, orders: [] },
        side1: { ...book.side1, orders: [] },
      },
    };
    const met = { ...sell, first: priced(405_000n) };
    expect(quoteLadder([buy, sell], () => empty).ok).toBe(true);
    expect(quoteLadder([buy, met], () => empty)).toEqual({ ok: false, error: { code: 'sidesMeet' } });
  });

  it('names the side of an order that cannot be placed', () => {
    const sell: ScaleTerms = { ...terms, ...{ input: MYT, output: USDC, direction: 'SELL', total: 5n * E18 } };
    expect(quoteLadder([terms, sell], () => market)).toMatchObject({
      ok: false,
      error: { code: 'order', index: 0, terms: { direction: 'SELL' }, problem: { code: 'wouldFill' } },
    });
  });
});
