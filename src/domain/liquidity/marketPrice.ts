import { compareFractions } from '../amounts/fraction.ts';
import type { Fraction } from '../amounts/fraction.ts';

/** Dollars for a whole token A and for a whole token B, as one source has them. Above zero. */
export interface DollarPair {
  readonly a: Fraction;
  readonly b: Fraction;
}

/** A market price, whole tokens B for a whole token A, and who says so. */
export interface MarketPrice {
  readonly price: Fraction;
  readonly source: 'service' | 'pools';
  /** The pools say otherwise than the service, so what it says is left out. */
  readonly isContradicted: boolean;
}

const ALL_BPS = 10_000n;

/** How far the service's price may be from that of the pools, which follow the market within their fees, in 1/10000. */
const TOLERANCE_BPS = 500;

/** The most that is said of a distance, in 1/10000: a hundred times the market. */
const MAX_BPS = 990_000n;

/** `pairScale` of spec 000 section 7: the ratio of two dollar prices. */
export const pairScale = ({ a, b }: DollarPair): Fraction => ({
  numerator: a.numerator * b.denominator,
  denominator: a.denominator * b.numerator,
});

/**
 * How far a price is from the market's, in 1/10000, rounded down towards the market and at most 100 times the market
 * up.
 */
export const marketGapBps = (price: Fraction, market: Fraction): number => {
  const expected = market.numerator * price.denominator;
  const gap = ((price.numerator * market.denominator - expected) * ALL_BPS) / expected;
  return Number(gap > MAX_BPS ? MAX_BPS : gap);
};

/** The same distance whichever token is counted in which. */
const isFar = (one: Fraction, other: Fraction): boolean => {
  const [low, high] = compareFractions(one, other) < 0 ? [one, other] : [other, one];
  return marketGapBps(high, low) > TOLERANCE_BPS;
};

/**
 * The market price to compare a pool's first price with: what the service says, unless the pools of well-known tokens
 * know both tokens and say otherwise. Undefined where the service says nothing.
 */
export const marketPriceOf = (
  told: DollarPair | undefined,
  onChain: DollarPair | undefined,
): MarketPrice | undefined => {
  if (!told) return undefined;
  const price = pairScale(told);
  if (!onChain || !isFar(price, pairScale(onChain))) return { price, source: 'service', isContradicted: false };
  return { price: pairScale(onChain), source: 'pools', isContradicted: true };
};
