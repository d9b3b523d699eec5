import type { Fraction } from '../amounts/fraction.ts';
import { magnitude, type Rounding } from './decimalText.ts';
import { formatPrice, wholePrice, type PairDecimals } from './formatPrice.ts';
import type { Separators } from './separators.ts';

const DIGITS = 5;
export const MIN_DECIMALS = 2;

/** Decimals of a raw price above zero: five significant digits, at least two decimals. */
export const marketPriceDecimals = (price: Fraction, decimals: PairDecimals): number =>
  Math.max(MIN_DECIMALS, DIGITS - 1 - magnitude(wholePrice(price, decimals)));

/**
 * Raw quote per raw base with five digits. Zeros and two decimals are kept, so that columns line up. Nearest by
 * default.
 */
export const formatMarketPrice = (
  price: Fraction,
  decimals: PairDecimals,
  options: Partial<Separators> & { readonly rounding?: Rounding } = {},
): string => {
  if (price.numerator === 0n) return formatPrice(price, decimals, options);
  return formatPrice(price, decimals, { ...options, tickDecimals: marketPriceDecimals(price, decimals) });
};
