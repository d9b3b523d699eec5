import type { Fraction } from '../amounts/fraction.ts';
import { MAX_TYPED } from '../amounts/isTypeable.ts';
import { decimalText, magnitude, type Rounding } from './decimalText.ts';
import { marketPriceDecimals } from './formatMarketPrice.ts';
import { wholePrice, type PairDecimals } from './formatPrice.ts';

const fitting = (text: string): string => {
  const short = text.length > MAX_TYPED && text.includes('.') ? text.replace(/\.?0+$/, '') : text;
  return short.length > MAX_TYPED ? '' : short;
};

/**
 * Raw quote per raw base as a field's text, never a bound. Five digits with their zeros and at least two decimals, or
 * at most `significant` digits. Nearest by default. Empty if the text is too long for a field.
 */
export const typeablePrice = (
  price: Fraction,
  decimals: PairDecimals,
  { significant, rounding }: { readonly significant?: number; readonly rounding?: Rounding } = {},
): string => {
  if (price.numerator === 0n) return '0';
  const whole = wholePrice(price, decimals);
  const digits =
    significant === undefined
      ? { decimals: marketPriceDecimals(price, decimals), fixed: true }
      : { decimals: Math.max(0, significant - 1 - magnitude(whole)) };
  return fitting(decimalText(whole, { ...digits, rounding }));
};
