import { greatestCommonDivisor, powerOfTen } from '../amounts/integers.ts';

/** Signed exact ratio with a denominator above zero. */
export interface Rational {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/** Longer denominators are not reduced: that would take longer than it saves. */
const REDUCED_BELOW = 1n << 512n;
/** A ratio with a longer denominator is rounded down to 10^-60, so that many sales take linear time. */
const EXACT_BELOW = 1n << 8192n;
const GRID = powerOfTen(60);

/** Quotient rounded towards minus infinity; the divisor is above zero. */
export const floorDivide = (dividend: bigint, divisor: bigint): bigint => {
  const quotient = dividend / divisor;
  return dividend < 0n && quotient * divisor !== dividend ? quotient - 1n : quotient;
};

const ratio = (numerator: bigint, denominator: bigint): Rational => {
  if (numerator === 0n) return ZERO;
  if (denominator === 1n) return { numerator, denominator };
  if (denominator >= EXACT_BELOW) return { numerator: floorDivide(numerator * GRID, denominator), denominator: GRID };
  if (denominator >= REDUCED_BELOW) return { numerator, denominator };
  const divisor = greatestCommonDivisor(numerator < 0n ? -numerator : numerator, denominator);
  return { numerator: numerator / divisor, denominator: denominator / divisor };
};

export const ZERO: Rational = { numerator: 0n, denominator: 1n };

/** An integer as a ratio. */
export const whole = (numerator: bigint): Rational => ({ numerator, denominator: 1n });

/** Exact sum; rounded down to 10^-60 if its denominator is 2^8192 or more. */
export const plus = (a: Rational, b: Rational): Rational => {
  if (a.denominator === b.denominator) return ratio(a.numerator + b.numerator, a.denominator);
  if (a.denominator % b.denominator === 0n)
    return ratio(a.numerator + b.numerator * (a.denominator / b.denominator), a.denominator);
  if (b.denominator % a.denominator === 0n) return plus(b, a);
  return ratio(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator);
};

/** Exact difference; rounded down to 10^-60 if its denominator is 2^8192 or more. */
export const minus = (a: Rational, b: Rational): Rational =>
  plus(a, { numerator: -b.numerator, denominator: b.denominator });

/** `a * part / of`, with `of` above zero. Exact; rounded down to 10^-60 if its denominator is 2^8192 or more. */
export const share = (a: Rational, part: Rational, of: Rational): Rational =>
  ratio(a.numerator * part.numerator * of.denominator, a.denominator * part.denominator * of.numerator);

/** Sign of a - b. */
export const compare = (a: Rational, b: Rational): -1 | 0 | 1 => {
  const [left, right] = [a.numerator * b.denominator, b.numerator * a.denominator];
  return left < right ? -1 : left > right ? 1 : 0;
};
