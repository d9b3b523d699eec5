import type { Fraction } from '../amounts/fraction.ts';
import { decimalText, divideRounded, type Rounding } from './decimalText.ts';
import { separators } from './separators.ts';

const STEPS = [
  [1_000_000_000_000n, 'T'],
  [1_000_000_000n, 'B'],
  [1_000_000n, 'M'],
  [1_000n, 'K'],
] as const;

/** "1.54M", with two decimals; "< 0.01" below that. A value that rounds to 1,000 of one letter uses the next letter. */
export const abbreviate = (value: Fraction, rounding: Rounding = 'nearest'): string => {
  const { numerator, denominator } = value;
  if (numerator === 0n) return '0';
  if (numerator * 100n < denominator) return `< 0${separators.point}01`;
  const options = { ...separators, decimals: 2, fixed: true, rounding };
  // 999.995 of a step would be written as 1,000.00, so it belongs to the next step.
  const step = STEPS.find(([size]) => divideRounded(numerator * 100_000n, denominator * size, rounding) >= 100_000n);
  return step
    ? decimalText({ numerator, denominator: denominator * step[0] }, options) + step[1]
    : decimalText(value, options);
};
