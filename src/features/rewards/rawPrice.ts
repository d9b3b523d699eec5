import { powerOfTen } from '#domain/amounts/integers.ts';
import type { Fraction } from '#domain/amounts/fraction.ts';
import { lowerOf, valueOfRaw, type DollarValue, type ValuePrice } from '#domain/prices/dollarValue.ts';
import type { Token } from '#domain/tokens/types.ts';

/** Dollars per raw unit. `depth` is a limit for any amount. */
export type RawPrice = ValuePrice;

/** @param price dollars per whole token */
export const rawPrice = (price: ValuePrice | undefined, token: Token | undefined): RawPrice | undefined => {
  if (!price || !token) return undefined;
  const unit = powerOfTen(token.decimals);
  const perUnit = ({ numerator, denominator }: Fraction): Fraction => ({ numerator, denominator: denominator * unit });
  const { depth, other } = price;
  return { ...perUnit(price), ...(depth && { depth }), ...(other && { other: perUnit(other) }) };
};

export const rawValue = (raw: bigint | undefined, price: RawPrice | undefined): DollarValue | undefined =>
  raw === undefined || !price ? undefined : valueOfRaw(raw, 0, price);

/** Has no limit by the pools' depth, because it is a divisor of yields. */
export const unboundedValue = (raw: bigint | undefined, price: RawPrice | undefined): DollarValue | undefined =>
  price && rawValue(raw, { ...lowerOf(price), ...(price.other && { other: price.other }) });
