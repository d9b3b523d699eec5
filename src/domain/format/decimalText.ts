import type { Fraction } from '../amounts/fraction.ts';
import { divideNearest, divideUp, powerOfTen } from '../amounts/integers.ts';

export type Rounding = 'down' | 'nearest' | 'up';

export interface DecimalOptions {
  /** Maximum after the point (default 18); exactly as many with `fixed`. */
  readonly decimals?: number;
  /** Maximum significant digits; the whole part is never cut. */
  readonly significant?: number;
  readonly fixed?: boolean;
  readonly minDecimals?: number;
  readonly rounding?: Rounding | undefined;
  readonly thousands?: string;
  readonly point?: string;
}

/** Rounded quotient; the dividend is at least zero, the divisor above zero. */
export const divideRounded = (dividend: bigint, divisor: bigint, rounding: Rounding): bigint => {
  if (rounding === 'down') return dividend / divisor;
  return rounding === 'up' ? divideUp(dividend, divisor) : divideNearest(dividend, divisor);
};

/** Exponent of the first significant digit: 0 for 1 to 9.99…, -1 for 0.1 to 0.99…. The value is above zero. */
export const magnitude = ({ numerator, denominator }: Fraction): number => {
  const guess = numerator.toString().length - denominator.toString().length;
  const reached =
    guess >= 0 ? numerator >= denominator * powerOfTen(guess) : numerator * powerOfTen(-guess) >= denominator;
  return reached ? guess : guess - 1;
};

const digitsAfterPoint = (value: Fraction, { decimals = 18, significant }: DecimalOptions): number => {
  if (significant === undefined || value.numerator === 0n) return decimals;
  return Math.max(0, Math.min(decimals, significant - 1 - magnitude(value)));
};

/** Digits of a whole number with a separator before each group of three, counted from the end. */
export const grouped = (whole: string, separator: string): string => whole.replace(/\B(?=(\d{3})+$)/g, separator);

/** Decimal text of a value, rounded once; never in exponent form. */
export const decimalText = (value: Fraction, options: DecimalOptions = {}): string => {
  const { fixed = false, rounding = 'nearest', thousands = '', point = '.', minDecimals = 0 } = options;
  const decimalPlaces = digitsAfterPoint(value, options);
  const scaled = divideRounded(value.numerator * powerOfTen(decimalPlaces), value.denominator, rounding);
  const digits = scaled.toString().padStart(decimalPlaces + 1, '0');
  const whole = grouped(digits.slice(0, digits.length - decimalPlaces), thousands);
  const after = digits.slice(digits.length - decimalPlaces);
  const shown = fixed ? after : after.slice(0, minDecimals) + after.slice(minDecimals).replace(/0+$/, '');
  return shown === '' ? whole : whole + point + shown;
};

/** Like `decimalText`, but a value above zero that rounds to zero is a bound, such as "<0.01". */
export const boundedText = (value: Fraction, options: DecimalOptions): string => {
  const text = decimalText(value, options);
  return value.numerator === 0n || /[1-9]/.test(text)
    ? text
    : `<${decimalText(value, { ...options, fixed: true }).replace(/0$/, '1')}`;
};
