import type { Fraction } from '../amounts/fraction.ts';
import { powerOfTen } from '../amounts/integers.ts';
import { decimalText, magnitude } from '../format/decimalText.ts';
import { wholePrice, type PairDecimals } from '../format/formatPrice.ts';

/** 1, 2 or 5 times a power of ten in whole tokens. */
export interface Grouping {
  readonly text: string;
  readonly decimals: number;
  readonly step: Fraction;
}

export interface GroupingChoice {
  readonly sizes: readonly Grouping[];
  /** Finest grouping of at least a thousandth of the price. */
  readonly preferred: Grouping;
}

const MANTISSAS = [1n, 2n, 5n] as const;

const grouping = (mantissa: bigint, exponent: number, pair: PairDecimals): Grouping => {
  const numerator = mantissa * powerOfTen(Math.max(exponent, 0));
  const denominator = powerOfTen(Math.max(-exponent, 0));
  return {
    text: decimalText({ numerator, denominator }, { decimals: Math.max(-exponent, 0) }),
    decimals: Math.max(-exponent, 0),
    step: { numerator: numerator * powerOfTen(pair.quote), denominator: denominator * powerOfTen(pair.base) },
  };
};

/** Groupings from 1/10000 of the price's first digit to 5/100. The price is raw quote per raw base, above zero. */
export const groupingSizes = (price: Fraction, pair: PairDecimals): GroupingChoice => {
  const first = magnitude(wholePrice(price, pair));
  const exponents = [first - 4, first - 3, first - 2];
  const sizes = exponents.flatMap((exponent) => MANTISSAS.map((mantissa) => grouping(mantissa, exponent, pair)));
  const enough = ({ step }: Grouping): boolean =>
    step.numerator * 1000n * price.denominator >= price.numerator * step.denominator;
  return { sizes, preferred: sizes.find(enough) ?? grouping(5n, first - 2, pair) };
};
