import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareFractions } from '#domain/amounts/fraction.ts';
import { orderPrice } from '#domain/trade/limitOrder.ts';
import {
  MAX_SCALE_ORDERS,
  MIN_SCALE_ORDERS,
  quoteScale,
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

  it('1,000 in four: equal, and growing from one to four', () => {
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
