import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Fraction } from '#domain/amounts/fraction.ts';
import { parseAmount } from '#domain/amounts/parseAmount.ts';
import { readFigure } from '#domain/amounts/readFigure.ts';
import { exactText } from '#domain/format/formatExact.ts';
import { formatMoney } from '#domain/format/formatMoney.ts';
import { plainFigure } from '#domain/format/plainFigure.ts';
import { separators } from '#domain/format/separators.ts';
import { feeWithin } from '#domain/trade/limitOrder.ts';

const dollars = (numerator: bigint, denominator = 1n): Fraction => ({ numerator, denominator });

describe('money is never rounded in its owner’s disfavour, nor shown rounder than it is', () => {
  const bitcoin = dollars(64_000n);
  const ether = dollars(3_000n);

  it.each([
    ['You pay, at most', 123_499_999n, 8, 'paid', bitcoin, '1.23499999'],
    ['Minimum received', 122_500_000n, 8, 'received', bitcoin, '1.225'],
    ['almost two ether', 1_995_000_000_000_000_000n, 18, 'received', ether, '1.995'],
    ['a tail nobody can buy anything for', 1_995_000_400_000_000_001n, 18, 'paid', ether, '1.995001'],
    ['the same received', 1_995_000_400_000_000_001n, 18, 'received', ether, '1.995'],
    ['no price: all digits', 1_995_000_400_000_000_001n, 18, 'paid', undefined, '1.995000400000000001'],
    ['dollars', 15_488_231_999n, 6, 'received', dollars(1n), '15,488.231'],
    ['zeros of cents stay', 1_000_000_000n, 6, 'paid', dollars(1n), '1,000.00'],
    ['two decimals', 123_456n, 2, 'paid', undefined, '1,234.56'],
    ['no decimals', 22_139n, 0, 'paid', undefined, '22,139'],
    ['nothing', 0n, 18, 'received', ether, '0.00'],
    ['cheap: five digits', 123_456_789n, 8, 'received', dollars(1n, 10_000n), '1.2345'],
  ] as const)('the amount "%s" is written by its role and price', (_, amount, decimals, role, price, text) => {
    expect(formatMoney(amount, decimals, role, price)).toBe(text);
  });

  it('a fee below the smallest unit is shown', () => {
    expect(formatMoney(feeWithin(10n, 3n), 0, 'paid')).toBe('0.03');
    expect(exactText(feeWithin(10n, 3n), 0)).toBe('0.03');
  });
});

/** Rounding up keeps them below 2^256. */
const amounts = fc.bigInt({ min: 0n, max: (1n << 255n) - 1n });
const anyDecimals = fc.integer({ min: 0, max: 77 });
const prices = fc
  .tuple(fc.bigInt({ min: 1n, max: 10n ** 30n }), fc.bigInt({ min: 1n, max: 10n ** 30n }))
  .map(([numerator, denominator]) => ({ numerator, denominator }));

const ungrouped = { thousands: '', point: '.' };

const rawOf = (text: string, decimals: number): bigint => {
  const parsed = parseAmount(text, decimals);
  if (!parsed.ok) throw new Error(`${text} is no amount`);
  return parsed.value;
};

describe('money of all decimals, amounts and prices', () => {
  it('is never shown smaller when paid nor larger when received, and differs by less than a cent and a ten-thousandth', () => {
    fc.assert(
      fc.property(amounts, anyDecimals, fc.option(prices, { nil: undefined }), (amount, decimals, price) => {
        const paid = rawOf(formatMoney(amount, decimals, 'paid', price, ungrouped), decimals);
        const received = rawOf(formatMoney(amount, decimals, 'received', price, ungrouped), decimals);
        expect(paid >= amount && amount >= received).toBe(true);
        if (price === undefined) {
          expect([paid, received]).toEqual([amount, amount]);
          return;
        }
        // Five significant digits: off by less than one of the fifth.
        expect((paid - received) * 10_000n <= amount).toBe(true);
        expect((paid - received) * price.numerator * 100n < price.denominator * 10n ** BigInt(decimals)).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('a printed amount can be pasted back', () => {
  const german = { thousands: '.', point: ',' };
  const swiss = { thousands: '’', point: '.' };
  const french = { thousands: '\u202f', point: ',' };

  it('print, copy, paste is the identity for every amount, all decimals and conventions', () => {
    fc.assert(
      fc.property(
        amounts,
        anyDecimals,
        fc.constantFrom(separators, german, swiss, french),
        fc.constantFrom('', ' WBTC', '\u00a0WBTC'),
        (amount, decimals, written, symbol) => {
          const printed = formatMoney(amount, decimals, 'paid', undefined, written) + symbol;
          const read = readFigure(plainFigure(printed, written), ['WBTC'], written);
          expect(read.ok && rawOf(read.value, decimals)).toBe(amount);
        },
      ),
      { numRuns: 2_000 },
    );
  });

  it('selected text, pasted without the copy handler, gives the amount or offers it among the choices', () => {
    fc.assert(
      fc.property(amounts, anyDecimals, fc.constantFrom(separators, german), (amount, decimals, written) => {
        const read = readFigure(formatMoney(amount, decimals, 'paid', undefined, written), [], written);
        if (!read.ok && read.error.code !== 'ambiguous') throw new Error(read.error.code);
        const text = read.ok ? read.value : read.error.code === 'ambiguous' ? read.error.choices[0] : '';
        expect(rawOf(text, decimals)).toBe(amount);
      }),
      { numRuns: 2_000 },
    );
  });

  it('text that is not a figure is copied unchanged', () => {
    for (const text of ['1,234 or 1,235', 'USDC', '', '1,2345', 'block 1,2', '0x12,345']) {
      expect(plainFigure(text)).toBe(text);
    }
    expect(plainFigure('22,139.5 USDC')).toBe('22139.5 USDC');
    expect(plainFigure('$1,234,567')).toBe('$1234567');
  });
});
