import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseAmount } from '#domain/amounts/parseAmount.ts';
import { parsePrice } from '#domain/amounts/parsePrice.ts';
import { abbreviate } from '#domain/format/abbreviate.ts';
import { decimalText } from '#domain/format/decimalText.ts';
import { formatAmount } from '#domain/format/formatAmount.ts';
import { exactText, formatExact } from '#domain/format/formatExact.ts';
import { formatPercent } from '#domain/format/formatPercent.ts';
import { formatPrice } from '#domain/format/formatPrice.ts';
import { typeablePrice } from '#domain/format/typeablePrice.ts';
import { shortenAddress } from '#domain/format/shortenAddress.ts';
import { shortenSymbol } from '#domain/format/shortenSymbol.ts';

const E18 = 10n ** 18n;

describe("a balance is shown to 6 significant digits; below 0.00001 shows '<0.00001'; zero shows '0'", () => {
  it.each([
    [0n, 18, '0'],
    [1n, 18, '<0.00001'],
    [10n ** 13n, 18, '0.00001'],
    [10n ** 13n - 1n, 18, '<0.00001'],
    [12_480_559_999n, 6, '12,480.5'],
    [1_234_567_890_123n, 6, '1,234,567'],
    [123_456_789n, 8, '1.23456'],
    [E18, 18, '1'],
    [1n, 2, '0.01'],
    [999_999_999n, 8, '9.99999'],
  ])('%s with %i decimals is %s', (amount, decimals, text) => expect(formatAmount(amount, decimals)).toBe(text));

  it('the separators of a locale apply', () => {
    expect(formatAmount(12_480_550_000n, 6)).toBe('12,480.5');
    expect(formatAmount(12_480_550_000n, 6, { thousands: '.', point: ',' })).toBe('12.480,5');
    expect(formatAmount(1n, 18, { point: ',' })).toBe('<0,00001');
  });
});

describe('full precision', () => {
  it('reads back to the same units', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 40n }), fc.integer({ min: 0, max: 30 }), (amount, decimals) => {
        expect(parseAmount(formatExact(amount, decimals), decimals)).toEqual({ ok: true, value: amount });
      }),
    );
  });

  it('is grouped on screen', () => {
    expect(exactText(123_456_789_012_345_678_901_234n, 18)).toBe('123,456.789012345678901234');
  });
});

describe('a price', () => {
  const decimals = { base: 18, quote: 6 };
  const price = parsePrice('0.418234', 18, 6) ?? { numerator: 0n, denominator: 1n };

  it('has the decimals of the tick, or five significant digits', () => {
    expect(formatPrice(price, decimals, { tickDecimals: 4 })).toBe('0.4182');
    expect(formatPrice(price, decimals, { tickDecimals: 0 })).toBe('<1');
    expect(formatPrice(price, decimals)).toBe('0.41823');
    expect(formatPrice(price, decimals, { rounding: 'up' })).toBe('0.41824');
    expect(formatPrice({ numerator: 1n, denominator: 10n ** 27n }, decimals)).toBe('0.000000000000001');
  });

  it('reads back to the same ratio in full', () => {
    const amount = fc.bigInt({ min: 1n, max: 10n ** 12n });
    fc.assert(
      fc.property(amount, (millionths) => {
        const text = decimalText({ numerator: millionths, denominator: 10n ** 6n });
        const parsed = parsePrice(text, 18, 6);
        expect(parsed && typeablePrice(parsed, decimals, { significant: 40 })).toBe(text);
      }),
    );
  });
});

describe("number abbreviations K, M, B, T at 10^3, 6, 9, 12; below 0.01 shows '< 0.01'", () => {
  it.each([
    [0n, 1n, '0'],
    [1n, 101n, '< 0.01'],
    [1n, 100n, '0.01'],
    [999_994n, 1_000n, '999.99'],
    [999_995n, 1_000n, '1.00K'],
    [1_070_000n, 1n, '1.07M'],
    [1_540_899_720n, 1_000n, '1.54M'],
    [999_999_999n, 1n, '1.00B'],
    [2_500_000_000_000n, 1n, '2.50T'],
    [9_999_000_000_000_000n, 1n, '9,999.00T'],
  ])('%s/%s is %s', (numerator, denominator, text) => expect(abbreviate({ numerator, denominator })).toBe(text));
});

describe('percent, addresses, symbols', () => {
  it.each([
    [25, '0.25%'],
    [0, '0%'],
    [0.2, '<0.01%'],
    [-3, '\u22120.03%'],
    [1234.4, '12.34%'],
    [-123_456_789, '\u22121,234,567.89%'],
  ])('%f basis points are %s', (bps, text) => expect(formatPercent(bps)).toBe(text));

  it('address short form shows 4 characters each side', () => {
    expect(shortenAddress('0x7a3F5cB1c42f0E1D2c3b4a596877869504a3c41E')).toBe('0x7a3F...c41E');
  });

  it('symbols over 20 characters show first 4 characters, ellipsis, last 5', () => {
    expect(shortenSymbol('ABCDEFGHIJKLMNOPQRST')).toBe('ABCDEFGHIJKLMNOPQRST');
    expect(shortenSymbol('ABCDEFGHIJKLMNOPQRSTU')).toBe('ABCD…QRSTU');
  });
});
