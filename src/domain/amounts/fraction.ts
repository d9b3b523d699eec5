/**
 * An exact ratio of two integers. As a price it is always raw units of the quote token per raw unit of the base token:
 * rounding happens only on display. Both parts are never negative; the denominator is never zero.
 */
export interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/** Sign of a - b by cross multiplication: -1, 0 or 1. */
export const compareFractions = (a: Fraction, b: Fraction): -1 | 0 | 1 => {
  const left = a.numerator * b.denominator;
  const right = b.numerator * a.denominator;
  return left < right ? -1 : left > right ? 1 : 0;
};
