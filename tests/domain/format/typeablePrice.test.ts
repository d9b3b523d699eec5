import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isTypeable } from '#domain/amounts/isTypeable.ts';
import { parsePrice } from '#domain/amounts/parsePrice.ts';
import { formatAmount } from '#domain/format/formatAmount.ts';
import { formatMarketPrice } from '#domain/format/formatMarketPrice.ts';
import { plain } from '#domain/format/separators.ts';
import { typeablePrice } from '#domain/format/typeablePrice.ts';

const anyDecimals = fc.constantFrom(0, 1, 6, 18, 30, 77, 78, 255);
const anyRaw = fc.oneof(fc.bigInt({ min: 1n, max: 10n ** 24n }), fc.bigInt({ min: 1n, max: 2n ** 256n - 1n }));
const anyPrice = fc.record({ numerator: anyRaw, denominator: anyRaw });
const digits = fc.option(fc.integer({ min: 5, max: 18 }), { nil: undefined });

it('a price in a field can be typed, is no bound, and reads back to four digits, or the field is empty', () => {
  fc.assert(
    fc.property(anyPrice, anyDecimals, anyDecimals, digits, (price, base, quote, significant) => {
      const text = typeablePrice(price, { base, quote }, significant === undefined ? {} : { significant });
      expect(isTypeable(text)).toBe(true);
      if (text === '') return;
      const read = parsePrice(text, base, quote);
      if (!read) throw new Error(`${text} is no price`);
      const [typed, meant] = [read.numerator * price.denominator, price.numerator * read.denominator];
      expect((typed > meant ? typed - meant : meant - typed) * 10_000n <= meant).toBe(true);
    }),
    { numRuns: 3_000 },
  );
});

it('a price below 10^-36 keeps its digits, rounded as requested', () => {
  const price = { numerator: 123_456_789n, denominator: 1n };
  const tiny = { base: 0, quote: 50 };
  expect(typeablePrice(price, tiny)).toBe(`0.${'0'.repeat(41)}12346`);
  expect(typeablePrice(price, tiny, { significant: 8, rounding: 'down' })).toBe(`0.${'0'.repeat(41)}12345678`);
  expect(typeablePrice(price, { base: 0, quote: 90 })).toBe('');
  expect(typeablePrice({ numerator: 1n, denominator: 1n }, { base: 0, quote: 77 })).toBe(`0.${'0'.repeat(76)}1`);
});

it('a formatter that writes bounds does not take the separators of a field', () => {
  // @ts-expect-error The text may be "<0.01".
  formatMarketPrice({ numerator: 1n, denominator: 1n }, { base: 18, quote: 18 }, plain);
  // @ts-expect-error The text may be "<0.00001".
  formatAmount(1n, 18, { ...plain, significant: 7 });
});
