import type { Fraction } from '../amounts/fraction.ts';
import { magnitude } from './decimalText.ts';
import type { Rounding } from './decimalText.ts';
import { formatPrice, wholePrice } from './formatPrice.ts';
import type { PairDecimals } from './formatPrice.ts';
import type { Separators } from './separators.ts';

const DIGITS = 5;
const LEAST_DECIMALS = 2;

/**
 * A price (raw quote per raw base) as people compare it: five digits with their zeros kept, and at least two after the
 * point, so that the prices of a market line up. Rounded to nearest unless told otherwise.
 */
export const formatMarketPrice = (
  price: Fraction,
  decimals: PairDecimals,
  options: Partial<Separators> & { readonly rounding?: Rounding } = {},
): string => {
  if (price.numerator === 0n) return formatPrice(price, decimals, options);
  const first = magnitude(wholePrice(price, decimals));
  return formatPrice(price, decimals, { ...options, tickDecimals: Math.max(LEAST_DECIMALS, DIGITS - 1 - first) });
};
