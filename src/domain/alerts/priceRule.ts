import { compareFractions, type Fraction } from '../amounts/fraction.ts';
import type { PriceRule } from './types.ts';

/**
 * Rule for a price above or below the pool's present price, raw quote per raw base. Undefined unless both are known
 * and above zero.
 */
export const priceRule = (
  { base, quote }: Pick<PriceRule, 'base' | 'quote'>,
  price: Fraction | undefined,
  now: Fraction | undefined,
): PriceRule | undefined => {
  if (!now || !price || price.numerator === 0n) return undefined;
  return { kind: 'price', base, quote, side: compareFractions(price, now) > 0 ? 'above' : 'below', price };
};
