import { compareFractions, type Fraction } from '../amounts/fraction.ts';
import { powerOfTen } from '../amounts/integers.ts';
import type { PricedToken } from './dollarPrices.ts';

/** Lower price first; the higher one is undefined if the price is certain. */
export const lowAndHigh = (price: PricedToken): readonly [low: Fraction, high: Fraction | undefined] => {
  if (price.state === 'known') return [price.price, undefined];
  const isLower = compareFractions(price.price, price.other) <= 0;
  return isLower ? [price.price, price.other] : [price.other, price.price];
};

/** Whole dollars; the lower value if two disagree, which totals use. */
export interface DollarValue extends Fraction {
  readonly other?: Fraction;
}

/** Type that rejects a value of two numbers. */
export type CertainDollars = Fraction & { readonly other?: never };

/** Lower value, which totals use. */
export const lowerOf = ({ numerator, denominator }: DollarValue): CertainDollars => ({ numerator, denominator });

/** Higher value; the lower one if pools agree. */
export const higherOf = (value: DollarValue): CertainDollars => lowerOf(value.other ?? value);

export interface ChangeBps {
  readonly bps: number;
  readonly other?: number;
}

export interface RawDollars {
  readonly raw: bigint;
  readonly other?: bigint;
}

export interface TokenPrice extends DollarValue {
  /** Whole dollars in the token's pools, which limit the value of any amount. */
  readonly depth: Fraction;
}

/** Exact whole dollars per whole token, from raw units; `depth` in whole dollars. */
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

/** Whole dollars per whole token; values have no limit without `depth`. */
export type ValuePrice = Fraction & Partial<Pick<TokenPrice, 'other' | 'depth'>>;

/** Value in whole dollars, at most the dollars in the token's pools. */
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
