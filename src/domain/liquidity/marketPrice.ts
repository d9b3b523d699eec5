import { compareFractions, type Fraction } from '../amounts/fraction.ts';

/** Dollars per whole token, from one source, above zero. */
interface DollarPair {
  readonly a: Fraction;
  readonly b: Fraction;
}

/** Whole tokens B per whole token A. */
export interface MarketPrice {
  readonly price: Fraction;
  readonly source: 'service' | 'pools';
  /** The pools contradict the service, so its price is ignored. */
  readonly isContradicted: boolean;
}

const ALL_BPS = 10_000n;

/** Pools follow the market within their fees. 1/10000. */
const TOLERANCE_BPS = 500;

/** 1/10000: a hundred times the market. */
const MAX_BPS = 990_000n;

/** Spec 000 section 7. */
export const pairScale = ({ a, b }: DollarPair): Fraction => ({
  numerator: a.numerator * b.denominator,
  denominator: a.denominator * b.numerator,
});

/** 1/10000 of the market's price, rounded towards zero, capped at 100 times the market. */
export const marketGapBps = (price: Fraction, market: Fraction): number => {
  const expected = market.numerator * price.denominator;
  const gap = ((price.numerator * market.denominator - expected) * ALL_BPS) / expected;
  return Number(gap > MAX_BPS ? MAX_BPS : gap);
};

/** Does not depend on which token is the unit. */
const isFar = (fraction: Fraction, other: Fraction): boolean => {
  const [low, high] = compareFractions(fraction, other) < 0 ? [fraction, other] : [other, fraction];
  return marketGapBps(high, low) > TOLERANCE_BPS;
};

/** The service's price, unless the pools of well-known tokens contradict it. Undefined if the service has none. */
export const marketPriceOf = (
  reported: DollarPair | undefined,
  onChain: DollarPair | undefined,
): MarketPrice | undefined => {
  if (!reported) return undefined;
  const price = pairScale(reported);
  if (!onChain || !isFar(price, pairScale(onChain))) return { price, source: 'service', isContradicted: false };
  return { price: pairScale(onChain), source: 'pools', isContradicted: true };
};
