import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compareFractions } from '#domain/amounts/fraction.ts';
import { priceDayAgo } from '#domain/portfolio/priceDayAgo.ts';

const positive = fc.bigInt(1n, 10n ** 30n);
const price = fc.record({ numerator: positive, denominator: positive });
const half = { open: { numerator: 1n, denominator: 1n }, last: { numerator: 2n, denominator: 1n } };

it('a price whose way doubled twice within the day was a quarter of it', () => {
  const before = priceDayAgo({ numerator: 8n, denominator: 1n }, [half, 'unchanged', half]);
  expect(before && compareFractions(before, { numerator: 2n, denominator: 1n })).toBe(0);
});

it('has moved both prices of pools that disagree', () => {
  const other = { numerator: 12n, denominator: 1n };
  const before = priceDayAgo({ numerator: 8n, denominator: 1n, other }, [half]);
  expect(before?.other && compareFractions(before.other, { numerator: 6n, denominator: 1n })).toBe(0);
});

it('is unknown, and not the same, where a pool on the way is', () => {
  expect(priceDayAgo({ numerator: 8n, denominator: 1n }, [half, undefined])).toBeUndefined();
});

it('a dollar is a dollar, and a way that moved there and back is where it was', () => {
  fc.assert(
    fc.property(price, price, price, (now, open, last) => {
      expect(priceDayAgo(now, [])).toEqual(now);
      const before = priceDayAgo(now, [
        { open, last },
        { open: last, last: open },
      ]);
      expect(before && compareFractions(before, now)).toBe(0);
    }),
  );
});
