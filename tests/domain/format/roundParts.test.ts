import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { roundParts } from '#domain/format/roundParts.ts';
import { formatColumn } from '#domain/format/formatColumn.ts';

const cents = { decimals: 6, decimalPlaces: 2 } as const;

describe('parts of a rounded sum', () => {
  it.each([
    ['paid', [325_745_000n, 908_815_000n], ['325.75', '908.81']],
    ['received', [325_746_000n, 908_818_000n], ['325.74', '908.82']],
    ['paid', [1_000_000n, 2_000_000n], ['1.00', '2.00']],
    ['paid', [0n, 1_005_000n], ['0.00', '1.01']],
    ['received', [1n, 1_000_000n], ['<0.01', '1.00']],
    ['paid', [1n, 1_000_000n], ['0.01', '1.00']],
  ] as const)('of amounts %s: %s are %s', (role, parts, shown) => {
    const rounded = roundParts(parts, { ...cents, role });
    expect(rounded.map((part) => formatColumn(part, 6, role, 2))).toEqual(shown);
  });

  it('add up to the sum as it is rounded, each less than one last digit from its amount', () => {
    const unit = 10_000n;
    const amount = fc.bigInt({ min: unit, max: 10n ** 24n });
    const parts = fc.array(amount, { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(parts, fc.constantFrom('paid', 'received', 'neither'), (amounts, role) => {
        const rounded = roundParts(amounts, { ...cents, role }).map(({ numerator, denominator }) => {
          expect(numerator % denominator).toBe(0n);
          return numerator / denominator;
        });
        const sum = amounts.reduce((a, b) => a + b);
        const shift = { paid: unit - 1n, received: 0n, neither: unit / 2n }[role];
        expect(rounded.reduce((a, b) => a + b)).toBe(((sum + shift) / unit) * unit);
        rounded.forEach((part, index) => {
          const difference = part - (amounts[index] ?? 0n);
          expect(difference < unit && difference > -unit).toBe(true);
        });
      }),
    );
  });

  it('keeps fractions of a raw unit exact', () => {
    const third = { numerator: 1_000_000n, denominator: 3n };
    const rounded = roundParts([third, third, third], { ...cents, role: 'paid' });
    expect(rounded.map((part) => formatColumn(part, 6, 'paid', 2))).toEqual(['0.34', '0.33', '0.33']);
  });
});
