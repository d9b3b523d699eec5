import { compareFractions } from '../amounts/fraction.ts';
import type { Fraction } from '../amounts/fraction.ts';
import { powerOfTen } from '../amounts/integers.ts';
import { lowAndHigh } from './lowAndHigh.ts';
import type { PricedToken } from './dollarPrices.ts';

/** A value in whole dollars: of two that disagree the lower one, which totals count. */
export interface DollarValue extends Fraction {
  /** The higher one, where pools of comparable depth disagree. */
  readonly other?: Fraction;
}

/** Dollars that nothing is uncertain about: a value of two numbers does not fit. */
export type CertainDollars = Fraction & { readonly other?: never };

/** The lower value, which totals count. */
export const lowerOf = ({ numerator, denominator }: DollarValue): CertainDollars => ({ numerator, denominator });

/** The higher value; the same where pools agree. */
export const higherOf = (value: DollarValue): CertainDollars => lowerOf(value.other ?? value);

/** A change in basis points, by the lower values. */
export interface ChangeBps {
  readonly bps: number;
  /** By the higher values, where pools of comparable depth disagree. */
  readonly other?: number;
}

/** Dollars in raw units of the dollar token. */
export interface RawDollars {
  /** The lower one of two that disagree. */
  readonly raw: bigint;
  readonly other?: bigint;
}

/** Whole dollars for a whole token. */
export interface TokenPrice extends DollarValue {
  /** Whole dollars that its pools hold against it: no amount of the token is worth more. */
  readonly depth: Fraction;
}

/** A price of raw units as one of whole tokens, in whole dollars. */
export const tokenPrice = (price: PricedToken, decimals: number, dollarDecimals: number): TokenPrice => {
  const [unit, dollar] = [powerOfTen(decimals), powerOfTen(dollarDecimals)];
  const whole = ({ numerator, denominator }: Fraction): Fraction => ({
    numerator: numerator * unit,
    denominator: denominator * dollar,
  });
  const [low, high] = lowAndHigh(price);
  return {
    ...whole(low),
    ...(high && { other: whole(high) }),
    depth: { numerator: price.depth, denominator: dollar },
  };
};

const least = (a: Fraction, b: Fraction): Fraction => (compareFractions(a, b) <= 0 ? a : b);

/** Whole dollars for a whole token; where its depth is left out, amounts have no bound. */
export type ValuePrice = Fraction & Partial<Pick<TokenPrice, 'other' | 'depth'>>;

/** Whole dollars of raw units, never more than the token's pools hold in dollars. */
export const valueOfRaw = (raw: bigint, decimals: number, price: ValuePrice): DollarValue => {
  const { depth } = price;
  const unit = powerOfTen(decimals);
  const at = ({ numerator, denominator }: Fraction): Fraction => {
    const value = { numerator: raw * numerator, denominator: denominator * unit };
    return depth ? least(value, depth) : value;
  };
  const [value, other] = [at(price), price.other && at(price.other)];
  return other && compareFractions(value, other) < 0 ? { ...value, other } : value;
};
