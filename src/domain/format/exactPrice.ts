import type { Fraction } from '../amounts/fraction.ts';
import type { Rounding } from './decimalText.ts';
import { formatPrice, type PairDecimals } from './formatPrice.ts';
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
