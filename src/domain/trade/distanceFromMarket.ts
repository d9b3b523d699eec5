import type { Fraction } from '../amounts/fraction.ts';

/** (price - market) / market in 1/10000, to a hundredth of one. Both quote per base, the market's above zero. */
export const distanceFromMarket = (price: Fraction, market: Fraction): number => {
  const ratio = (price.numerator * market.denominator * 1_000_000n) / (price.denominator * market.numerator);
  return Number(ratio - 1_000_000n) / 100;
};
