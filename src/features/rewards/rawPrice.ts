import type { Fraction } from '#domain/amounts/fraction.ts';
import { powerOfTen } from '#domain/amounts/integers.ts';
import type { Token } from '#domain/tokens/types.ts';

/** Dollars for a raw unit, of `price` dollars for a whole token. */
export const rawPrice = (price: Fraction | undefined, token: Token | undefined): Fraction | undefined =>
  price && token && { numerator: price.numerator, denominator: price.denominator * powerOfTen(token.decimals) };

/** Dollars of an amount in raw units at the price of one; undefined while either is unknown. */
export const rawValue = (raw: bigint | undefined, price: Fraction | undefined): Fraction | undefined =>
  raw === undefined || !price ? undefined : { numerator: raw * price.numerator, denominator: price.denominator };
