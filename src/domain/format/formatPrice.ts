import type { Fraction } from '../amounts/fraction.ts';
import { powerOfTen } from '../amounts/integers.ts';
import { boundedText, type DecimalOptions } from './decimalText.ts';
import { separators, type Separators } from './separators.ts';

export interface PairDecimals {
  readonly base: number;
  readonly quote: number;
}

/** Price in whole tokens, from raw quote per raw base. */
export const wholePrice = (price: Fraction, decimals: PairDecimals): Fraction => ({
  numerator: price.numerator * powerOfTen(decimals.base),
  denominator: price.denominator * powerOfTen(decimals.quote),
});

/**
 * Text of a price (raw quote per raw base) with `tickDecimals` decimals, else at most `significant` (5) digits.
 * Nearest by default.
 */
export const formatPrice = (
  price: Fraction,
  decimals: PairDecimals,
  options: Partial<Separators> &
    Pick<DecimalOptions, 'significant' | 'rounding'> & {
      readonly tickDecimals?: number;
    } = {},
): string => {
  const { tickDecimals, significant = 5, ...rest } = options;
  const digits = tickDecimals === undefined ? { significant, decimals: 36 } : { decimals: tickDecimals, fixed: true };
  return boundedText(wholePrice(price, decimals), { ...separators, ...rest, ...digits });
};
