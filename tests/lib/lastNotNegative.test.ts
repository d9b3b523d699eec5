import fc from 'fast-check';
import { expect, it } from 'vitest';
import { lastNotNegative } from '#lib/lastNotNegative.ts';

const counted = (valueAt: (input: bigint) => bigint) => {
  let looks = 0;
  const read = (input: bigint): bigint => {
    looks += 1;
    return valueAt(input);
  };
  return { read, looks: () => looks };
};

const END = 10n ** 24n;

it('finds the last input with no negative value, in steps as in curves', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 1n, max: 10n ** 30n }),
      fc.bigInt({ min: 0n, max: 10n ** 30n }),
      fc.constantFrom(
        (left: bigint) => left,
        (left: bigint) => (left < 0n ? -1n : 0n),
        (left: bigint) => left * left * (left < 0n ? -1n : 1n),
        (left: bigint) => (left < 0n ? left * 10n ** 40n : left / 10n ** 20n),
      ),
      (end, place, shape) => {
        const last = place % end;
        const { read, looks } = counted((input) => shape(last - input));
        expect(lastNotNegative(read, end)).toBe(last);
        // Five of six looks can miss; the sixth one halves the range.
        expect(looks()).toBeLessThanOrEqual(6 * end.toString(2).length);
      },
    ),
    { numRuns: 1000 },
  );
});

it('needs few looks in a curve like that of a pool', () => {
  const { read, looks } = counted((input) => (END - input) * 10n ** 24n - (input * 10n ** 24n * END) / (END + input));
  const found = lastNotNegative(read, END);
  expect(read(found)).toBeGreaterThanOrEqual(0n);
  expect(read(found + 1n)).toBeLessThan(0n);
  expect(looks()).toBeLessThan(20);
});
