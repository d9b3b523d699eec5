import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { columnDecimals, formatColumn } from '#domain/format/formatColumn.ts';

describe('an amount in a narrow column', () => {
  it.each([
    [0n, '0.00', '0.00'],
    [10_880_000_000n, '10,880.00', '10,880.00'],
    [99_999_994_000n, '99,999.99', '100,000.00'],
    [1_234_567n, '1.2345', '1.2346'],
    [123_456_780_000n, '123,456', '123,457'],
    [999_999_999_999n, '999,999', '1,000,000'],
    [1_000_000_000_000n, '1.00M', '1.00M'],
    [47_371_894_480_000n, '47.37M', '47.38M'],
    [10n ** 24n, '1,000,000.00T', '1,000,000.00T'],
  ])('%s raw units of six decimals are %s received and %s paid', (amount, received, paid) => {
    expect(formatColumn(amount, 6, 'received')).toBe(received);
    expect(formatColumn(amount, 6, 'paid')).toBe(paid);
  });

  it('an amount below the eighth decimal is shown as a bound', () => {
    expect(formatColumn(1n, 18, 'received')).toBe('<0.00000001');
  });

  const steps: Readonly<Record<string, bigint>> = { K: 10n ** 3n, M: 10n ** 6n, B: 10n ** 9n, T: 10n ** 12n };

  /** Value of a column's text, in units of 10^-20 of a token. */
  const parsed = (text: string): bigint => {
    const [, whole = '', fraction = '', letter = ''] = /^<?([\d,]+)\.?(\d*)([KMBT]?)$/.exec(text) ?? [];
    return BigInt(whole.replaceAll(',', '') + fraction.padEnd(20, '0')) * (steps[letter] ?? 1n);
  };

  it('never shows too little paid nor too much received', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 40n }), fc.integer({ min: 0, max: 20 }), (amount, decimals) => {
        const exact = amount * 10n ** BigInt(20 - decimals);
        expect(parsed(formatColumn(amount, decimals, 'paid')) >= exact).toBe(true);
        const received = formatColumn(amount, decimals, 'received');
        expect(received.startsWith('<') || parsed(received) <= exact).toBe(true);
      }),
    );
  });
});

describe('a column of amounts of one token', () => {
  const decimals = 18;
  const amounts = fc.array(fc.bigInt({ min: 0n, max: 10n ** 23n }), { minLength: 1, maxLength: 12 });
  const written = (column: readonly bigint[]): readonly string[] => {
    const decimalPlaces = columnDecimals(column, decimals);
    return column.map((amount) => formatColumn(amount, decimals, 'neither', decimalPlaces));
  };

  it('has one number of decimals', () => {
    fc.assert(
      fc.property(amounts, (column) => {
        const lengths = written(column).map((text) => (text.split('.')[1] ?? '').length);
        expect(new Set(lengths).size).toBe(1);
      }),
    );
  });

  it('keeps the order of its amounts', () => {
    fc.assert(
      fc.property(amounts, (column) => {
        const sorted = [...column].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
        const shown = written(sorted).map((text) => (text.startsWith('<') ? 0 : Number(text.replaceAll(',', ''))));
        expect(shown).toEqual([...shown].sort((a, b) => a - b));
      }),
    );
  });

  it.each([
    [
      [2_000n * 10n ** 18n, 10n ** 16n],
      ['2,000.00', '0.01'],
    ],
    [
      [5n * 10n ** 17n, 10n ** 18n],
      ['0.50', '1.00'],
    ],
    [
      [250_000n * 10n ** 18n, 12_345n * 10n ** 18n],
      ['250,000', '12,345'],
    ],
    [
      [6_000n * 10n ** 18n, 1n],
      ['6,000.00', '<0.01'],
    ],
    [
      [5n * 10n ** 18n - 1n, 1n, 5n * 10n ** 18n],
      ['5.0000', '<0.0001', '5.0000'],
    ],
    [
      [5n * 10n ** 18n, 15n * 10n ** 13n, 12n * 10n ** 12n],
      ['5.000000', '0.000150', '0.000012'],
    ],
    [
      [123_456n * 10n ** 13n, 5n * 10n ** 18n],
      ['1.2346', '5.0000'],
    ],
    [[0n], ['0.00']],
  ])('the column %s is written as %j', (column, texts) => {
    expect(written(column)).toEqual(texts);
  });
});
