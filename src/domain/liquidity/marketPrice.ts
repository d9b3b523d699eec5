import { compareFractions } from '../amounts/fraction.ts';
import type { Fraction } from '../amounts/fraction.ts';

/** Dollars per whole token A and per whole token B, from one source. Above zero. */
export interface DollarPair {
  readonly a: Fraction;
  readonly b: Fraction;
}

/** A market price, whole tokens B per whole token A, and its source. */
export interface MarketPrice {
  readonly price: Fraction;
  readonly source: 'service' | 'pools';
  /** True if the pools contradict the service; the service's price is then ignored. */
  readonly isContradicted: boolean;
}

const ALL_BPS = 10_000n;

/**
 * Largest distance of the service's price from that of the pools, which follow the market within their fees. In
 * 1/10000.
 */
const TOLERANCE_BPS = 500;

/** Largest distance reported, in 1/10000: a hundred times the market. */
const MAX_BPS = 990_000n;

/** `pairScale` of spec 000 section 7: the ratio of two dollar prices. */
export const pairScale = ({ a, b }: DollarPair): Fraction => ({
  numerator: a.numerator * b.denominator,
  denominator: a.denominator * b.numerator,
});

/**
 * Distance of a price from the market's, in 1/10000 of the market's, rounded towards zero. Capped at 100 times the
 * market.
 */
export const marketGapBps = (price: Fraction, market: Fraction): number => {
  const expected = market.numerator * price.denominator;
  const gap = ((price.numerator * market.denominator - expected) * ALL_BPS) / expected;
  return Number(gap > MAX_BPS ? MAX_BPS : gap);
};

/** Distance that does not depend on which token is the unit. */
const isFar = (fraction: Fraction, other: Fraction): boolean => {
  const [low, high] = compareFractions(fraction, other) < 0 ? [fraction, other] : [other, fraction];
  return marketGapBps(high, low) > TOLERANCE_BPS;
};

/**
 * Market price to compare a pool's first price with: the service's, unless the pools of well-known tokens price both
 * tokens and contradict it. Undefined without a price from the service.
 */
export const marketPriceOf = (
  reported: DollarPair | undefined,
  onChain: DollarPair | undefined,
): MarketPrice | undefined => {
  if (!reported) return undefined;
  const price = pairScale(reported);
  if (!onChain || !isFar(price, pairScale(onChain))) return { price, source: 'service', isContradicted: false };
  return { price: pairScale(onChain), source: 'pools', isContradicted: true };
};
