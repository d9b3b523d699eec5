import { compareFractions, type Fraction } from '../amounts/fraction.ts';
import { divideNearest } from '../amounts/integers.ts';
import { percentText } from '../format/percentText.ts';

/** (price - market) / market in 1/10000, to two decimals. Both are quote per base; the market's is above zero. */
export const distanceFromMarket = (price: Fraction, market: Fraction): number => {
  const ratio = divideNearest(price.numerator * market.denominator * 1_000_000n, price.denominator * market.numerator);
  return Number(ratio - 1_000_000n) / 100;
};

export interface MarketDistance {
  readonly side: 'above' | 'below' | 'at';
  readonly percent: string;
}

/** (price - market) / market as text. Both are quote per base; the market's is above zero. */
export const marketDistance = (price: Fraction, market: Fraction): MarketDistance => {
  const compared = compareFractions(price, market);
  if (compared === 0) return { side: 'at', percent: percentText(0) };
  // A difference that is too small to show still counts as one.
  const percent = percentText(Math.max(Math.abs(distanceFromMarket(price, market)), Number.EPSILON));
  return { side: compared > 0 ? 'above' : 'below', percent };
};
