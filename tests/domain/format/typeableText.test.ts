import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isTypeable } from '#domain/amounts/isTypeable.ts';
import { parseAmount } from '#domain/amounts/parseAmount.ts';
import { typeableText } from '#domain/format/typeableText.ts';
import { formatExact } from '#domain/format/formatExact.ts';

const MAX = (1n << 256n) - 1n;

it.each([
  [123n, 2, '1.23'],
  [10n ** 77n + 1n, 77, `1.${'0'.repeat(76)}1`],
  [10n ** 77n - 1n, 78, `0.0${'9'.repeat(76)}`],
  [MAX, 1, formatExact(MAX, 1).slice(0, 79)],
  [1n, 78, '0'],
  [5n * 10n ** 200n, 255, `0.${'0'.repeat(54)}5`],
])('%s raw units of a token with %s decimals are typed as %s', (amount, decimals, text) =>
  expect(typeableText(amount, decimals)).toBe(text),
);

it('every amount of any token fits its field, is never raised, and is exact up to 77 decimals', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: MAX }), fc.integer({ min: 0, max: 255 }), (amount, decimals) => {
      const text = typeableText(amount, decimals);
      expect(isTypeable(text)).toBe(true);
      const typed = parseAmount(text, decimals);
      if (!typed.ok) throw new Error(`"${text}" is no amount`);
      expect(typed.value <= amount).toBe(true);
      if (decimals <= 77) expect(typed.value).toBe(amount);
      else expect(amount - typed.value < 10n ** BigInt(decimals - 77)).toBe(true);
    }),
    { numRuns: 2000 },
  );
});
