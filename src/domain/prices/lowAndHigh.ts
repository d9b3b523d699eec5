import { compareFractions, type Fraction } from '../amounts/fraction.ts';
import type { PricedToken } from './dollarPrices.ts';

/** Lower price first; the higher one is undefined if the price is certain. */
export const lowAndHigh = (price: PricedToken): readonly [low: Fraction, high: Fraction | undefined] => {
  if (price.state === 'known') return [price.price, undefined];
  const isLower = compareFractions(price.price, price.other) <= 0;
  return isLower ? [price.price, price.other] : [price.other, price.price];
};
