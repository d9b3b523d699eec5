import type { Fraction } from '../amounts/fraction.ts';
import { powerOfTen } from '../amounts/integers.ts';
import { decimalText, type DecimalOptions } from './decimalText.ts';
import { separators } from './separators.ts';

/** The decimals of a pair's two tokens. */
export interface PairDecimals {
  readonly base: number;
  readonly quote: number;
}

/** A price in raw units as whole quote tokens per whole base token. */
export const wholePrice = (price: Fraction, decimals: PairDecimals): Fraction => ({
  numerator: price.numerator * powerOfTen(decimals.base),
  denominator: price.denominator * powerOfTen(decimals.quote),
});

/**
 * A price (raw quote per raw base) in whole tokens: with `tickDecimals` exactly so many digits after the point, as a
 * ladder column needs; else up to `significant` (default 5) digits. Rounded to nearest unless told otherwise.
 */
export const formatPrice = (
  price: Fraction,
  decimals: PairDecimals,
  options: Pick<DecimalOptions, 'thousands' | 'point' | 'significant' | 'rounding'> & {
    readonly tickDecimals?: number;
  } = {},
): string => {
  const { tickDecimals, significant = 5, ...rest } = options;
  const digits = tickDecimals === undefined ? { significant, decimals: 36 } : { decimals: tickDecimals, fixed: true };
  return decimalText(wholePrice(price, decimals), { ...separators, ...rest, ...digits });
};
