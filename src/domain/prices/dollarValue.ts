import { compareFractions } from '../amounts/fraction.ts';
import type { Fraction } from '../amounts/fraction.ts';
import { powerOfTen } from '../amounts/integers.ts';
import { lowAndHigh } from './lowAndHigh.ts';
import type { PricedToken } from './dollarPrices.ts';

/** A value in whole dollars: the lower one of two that disagree, which totals use. */
export interface DollarValue extends Fraction {
  /** The higher value, if pools of comparable depth disagree. */
  readonly other?: Fraction;
}

/** Dollars without uncertainty: the type rejects a value of two numbers. */
export type CertainDollars = Fraction & { readonly other?: never };

/** The lower value, which totals use. */
export const lowerOf = ({ numerator, denominator }: DollarValue): CertainDollars => ({ numerator, denominator });

/** The higher value; equal to the lower one if pools agree. */
export const higherOf = (value: DollarValue): CertainDollars => lowerOf(value.other ?? value);

/** Change in basis points, from the lower values. */
export interface ChangeBps {
  readonly bps: number;
  /** Change from the higher values, if pools of comparable depth disagree. */
  readonly other?: number;
}

/** Dollars in raw units of the dollar token. */
export interface RawDollars {
  /** The lower one of two that disagree. */
  readonly raw: bigint;
  readonly other?: bigint;
}

/** Whole dollars per whole token. */
export interface TokenPrice extends DollarValue {
  /** Whole dollars that the token's pools hold against it: no amount of the token has a higher value. */
  readonly depth: Fraction;
}

/** Converts a price of raw units to whole dollars per whole token. */
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

/** Whole dollars per whole token; without `depth`, amounts have no bound. */
export type ValuePrice = Fraction & Partial<Pick<TokenPrice, 'other' | 'depth'>>;

/** Value of raw units in whole dollars, capped at the dollars in the token's pools. */
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
