import { compareFractions, type Fraction } from '../amounts/fraction.ts';

interface DollarPair {
  readonly a: Fraction;
  readonly b: Fraction;
}

/** Whole tokens B per whole token A. */
export interface MarketPrice {
  readonly price: Fraction;
  readonly source: 'service' | 'pools';
  readonly isContradicted: boolean;
}

const ALL_BPS = 10_000n;

/** In 1/10000; pools follow the market only within their fees. */
const TOLERANCE_BPS = 500;

const MAX_BPS = 990_000n;

/** Whole tokens B per whole token A, from dollar prices (spec 000 section 7). */
export const pairScale = ({ a, b }: DollarPair): Fraction => ({
  numerator: a.numerator * b.denominator,
  denominator: a.denominator * b.numerator,
});

/** Gap to the market's price in 1/10000, rounded towards zero, capped at 100 times the market. */
export const marketGapBps = (price: Fraction, market: Fraction): number => {
  const expected = market.numerator * price.denominator;
  const gap = ((price.numerator * market.denominator - expected) * ALL_BPS) / expected;
  return Number(gap > MAX_BPS ? MAX_BPS : gap);
};

const isFar = (fraction: Fraction, other: Fraction): boolean => {
  const [low, high] = compareFractions(fraction, other) < 0 ? [fraction, other] : [other, fraction];
  return marketGapBps(high, low) > TOLERANCE_BPS;
};

/** Price of the service, unless pools of well-known tokens contradict it. Undefined if the service has none. */
export const marketPriceOf = (
  reported: DollarPair | undefined,
  onChain: DollarPair | undefined,
): MarketPrice | undefined => {
  if (!reported) return undefined;
  const price = pairScale(reported);
  if (!onChain || !isFar(price, pairScale(onChain))) return { price, source: 'service', isContradicted: false };
  return { price: pairScale(onChain), source: 'pools', isContradicted: true };
};
