/** Exact ratio: neither part is negative, and the denominator is not zero. A price is raw quote per raw base. */
export interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/** Sign of a - b. */
export const compareFractions = (a: Fraction, b: Fraction): -1 | 0 | 1 => {
  const left = a.numerator * b.denominator;
  const right = b.numerator * a.denominator;
  return left < right ? -1 : left > right ? 1 : 0;
};

/** Exact sum. Equal denominators stay, so that a long sum does not grow. */
export const addFractions = (a: Fraction, b: Fraction): Fraction =>
  a.denominator === b.denominator
    ? { numerator: a.numerator + b.numerator, denominator: a.denominator }
    : {
        numerator: a.numerator * b.denominator + b.numerator * a.denominator,
        denominator: a.denominator * b.denominator,
      };
