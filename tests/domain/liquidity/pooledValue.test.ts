import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compareFractions, type Fraction } from '#domain/amounts/fraction.ts';
import { pooledValue } from '#domain/liquidity/pooledValue.ts';
import { totalOf } from '#domain/prices/dollarTotals.ts';

const E18 = 10n ** 18n;
const pooled = { amount0: 9_245_400_000n, amount1: 22_107n * E18 };
const usdc = { price: { numerator: 1n, denominator: 1n }, decimals: 6 };
const myt = { price: { numerator: 4182n, denominator: 10_000n }, decimals: 18 };
const priceless = { price: undefined, decimals: 18 };

const dollars = (numerator: bigint, denominator = 1n) => ({ numerator, denominator });

it('the value is that of both sides at their prices', () => {
  // 9,245.40 + 22,107 * 0.4182 = 9,245.40 + 9,245.1474
  const value = pooledValue(pooled, usdc, myt);
  expect(value && compareFractions(value, dollars(184_905_474n, 10_000n))).toBe(0);
});

it('one price is enough, as both sides have the same value at the pool’s price', () => {
  const value = pooledValue(pooled, usdc, priceless);
  expect(value && compareFractions(value, dollars(1_849_080n, 100n))).toBe(0);
});

it('the value is unknown without any price', () => {
  expect(pooledValue(pooled, { ...priceless, decimals: 6 }, priceless)).toBeUndefined();
});

it('the total is the sum of all values', () => {
  expect(compareFractions(totalOf([dollars(1n, 3n), dollars(1n, 6n), dollars(2n)]), dollars(5n, 2n))).toBe(0);
  expect(totalOf([]).numerator).toBe(0n);
});

it('a total of many values is exact: as if one were added after the other', () => {
  const value = fc.record({ numerator: fc.bigInt(0n, 10n ** 40n), denominator: fc.bigInt(1n, 10n ** 40n) });
  const plus = (a: Fraction, b: Fraction): Fraction => ({
    numerator: a.numerator * b.denominator + b.numerator * a.denominator,
    denominator: a.denominator * b.denominator,
  });
  const exact = (values: readonly Fraction[]): Fraction => values.reduce(plus, dollars(0n));
  fc.assert(
    fc.property(fc.array(value, { maxLength: 40 }), (values) => {
      expect(compareFractions(totalOf(values), exact(values))).toBe(0);
    }),
  );
});
