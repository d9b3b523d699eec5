import type { Fraction } from '../amounts/fraction.ts';
import type { Rounding } from './decimalText.ts';
import { formatPrice } from './formatPrice.ts';
import type { PairDecimals } from './formatPrice.ts';
import { separators } from './separators.ts';
import type { Separators } from './separators.ts';

const DIGITS = 18;

/**
 * A price (raw quote per raw base) for a closer look and for files: 18 significant digits, without zeros at the end.
 * Rounded to nearest unless told otherwise; a ratio may have more digits. Empty where nothing is on the base side.
 */
export const exactPrice = (
  price: Fraction,
  decimals: PairDecimals,
  { rounding, ...written }: Separators & { readonly rounding?: Rounding } = separators,
): string =>
  price.denominator === 0n ? '' : formatPrice(price, decimals, { ...written, rounding, significant: DIGITS });
