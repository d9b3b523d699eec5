import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parsePrice } from '#domain/amounts/parsePrice.ts';
import { exactPrice, plainPrice } from '#domain/format/exactPrice.ts';

const decimals = { base: 8, quote: 6 };

it('groups thousands on screen, but not in files', () => {
  const price = { numerator: 40_123_500_000n, denominator: 100_000_000n };
  expect(exactPrice(price, decimals)).toBe('40,123.5');
  expect(plainPrice(price, decimals)).toBe('40123.5');
  expect(exactPrice({ numerator: 1n, denominator: 0n }, decimals)).toBe('');
});

it('a price in a file is a plain number, accurate to its 18th digit', () => {
  const units = fc.bigInt({ min: 1n, max: 10n ** 17n });
  fc.assert(
    fc.property(units, units, (numerator, denominator) => {
      const text = plainPrice({ numerator, denominator }, decimals);
      expect(text).toMatch(/^\d+(\.\d+)?$/);
      const read = parsePrice(text, decimals.base, decimals.quote);
      if (!read) throw new Error(`${text} is no price`);
      const [shown, meant] = [read.numerator * denominator, numerator * read.denominator];
      const off = shown > meant ? shown - meant : meant - shown;
      expect(off * 10n ** 17n <= meant).toBe(true);
    }),
  );
});

it('a price in a file is never a bound', () => {
  const tiny = { base: 0, quote: 78 };
  expect(plainPrice({ numerator: 12n, denominator: 1n }, tiny)).toBe(`0.${'0'.repeat(76)}12`);
  expect(plainPrice({ numerator: 0n, denominator: 1n }, tiny)).toBe('0');
  expect(plainPrice({ numerator: 1n, denominator: 0n }, tiny)).toBe('');
});
