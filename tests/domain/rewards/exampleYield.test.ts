import fc from 'fast-check';
import { expect, it } from 'vitest';
import { exampleAmount, exampleReturn, exampleYield } from '#domain/rewards/exampleYield.ts';
import { valueOfRaw } from '#domain/prices/dollarValue.ts';

const dollars = (numerator: bigint, denominator = 1n) => ({ numerator, denominator });

it('buys 40 whole tokens with $100 at $2.50, and rounds down', () => {
  expect(exampleAmount(18, dollars(5n, 2n))).toBe(40n * 10n ** 18n);
  expect(exampleAmount(0, dollars(3n))).toBe(33n);
});

it('takes the higher of two prices, and buys nothing at a price of 0', () => {
  expect(exampleAmount(6, { ...dollars(1n), other: dollars(4n) })).toBe(25_000_000n);
  expect(exampleAmount(6, dollars(0n))).toBeUndefined();
});

it('returns 1.5 % for $1.50 of $100, and 365 times as much for a year of days', () => {
  expect(exampleYield(dollars(3n, 2n))).toEqual({ bps: 150n });
  expect(exampleYield(dollars(3n, 2n), 365n)).toEqual({ bps: 54_750n });
});

it('keeps both yields where pools disagree about the value', () => {
  expect(exampleYield({ ...dollars(1n), other: dollars(2n) })).toEqual({ bps: 100n, other: 200n });
});

it('returns a loss for a burn that earns less than $100', () => {
  expect(exampleReturn(dollars(80n))).toEqual({ bps: -2000n });
  expect(exampleReturn({ ...dollars(80n), other: dollars(130n) })).toEqual({ bps: -2000n, other: 3000n });
});

it("costs at most $100, and one more unit's price would exceed it", () => {
  const price = fc.record({ numerator: fc.bigInt(1n, 10n ** 12n), denominator: fc.bigInt(1n, 10n ** 12n) });
  fc.assert(
    fc.property(price, fc.integer({ min: 0, max: 18 }), (at, decimals) => {
      const raw = exampleAmount(decimals, at) ?? 0n;
      const [value, above] = [valueOfRaw(raw, decimals, at), valueOfRaw(raw + 1n, decimals, at)];
      expect(value.numerator).toBeLessThanOrEqual(100n * value.denominator);
      expect(above.numerator).toBeGreaterThan(100n * above.denominator);
    }),
  );
});
