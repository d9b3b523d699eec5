import type { Fraction } from '../amounts/fraction.ts';
import { decimalText, magnitude, type Rounding } from './decimalText.ts';
import { formatPrice, wholePrice, type PairDecimals } from './formatPrice.ts';
import { separators, type Separators } from './separators.ts';

const DIGITS = 18;

/**
 * Price text from raw quote per raw base: 18 significant digits, nearest by default. Empty if the base side is zero.
 */
export const exactPrice = (
  price: Fraction,
  decimals: PairDecimals,
  { rounding, ...written }: Separators & { readonly rounding?: Rounding } = separators,
): string =>
  price.denominator === 0n ? '' : formatPrice(price, decimals, { ...written, rounding, significant: DIGITS });

/** Like `exactPrice` with a file's separators, and never a bound. */
export const plainPrice = (price: Fraction, decimals: PairDecimals): string => {
  if (price.denominator === 0n) return '';
  const whole = wholePrice(price, decimals);
  return decimalText(whole, { decimals: whole.numerator === 0n ? 0 : Math.max(0, DIGITS - 1 - magnitude(whole)) });
};
