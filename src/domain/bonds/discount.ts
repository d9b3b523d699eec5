import type { Fraction } from '../amounts/fraction.ts';
import { higherOf, lowerOf, type ValuePrice } from '../prices/dollarValue.ts';
import { rateBetween, type RateBps } from '../prices/rateBps.ts';

const BPS = 10_000n;
const MS_PER_YEAR = 365n * 86_400_000n;

/** Whole principal per whole payout token; the lower price if two pools disagree. */
export interface MarketPrice extends Fraction {
  readonly other?: Fraction;
}

interface BondPrices {
  readonly paid: Fraction;
  readonly market: MarketPrice;
}

const halfUp = (numerator: bigint, denominator: bigint): bigint => {
  const doubled = 2n * numerator + denominator;
  const whole = doubled / (2n * denominator);
  return doubled < 0n && whole * 2n * denominator !== doubled ? whole - 1n : whole;
};

type RateAt = (costs: bigint, yields: bigint) => bigint | undefined;

const rateOf = ({ paid, market }: BondPrices, rateAt: RateAt): RateBps | undefined => {
  const [low, high] = [market, market.other ?? market].map(({ numerator, denominator }) =>
    rateAt(paid.numerator * denominator, numerator * paid.denominator),
  );
  return rateBetween(low, high);
};

/** Discount in 1/10000 of the market price, rounded to nearest; negative for a premium. */
export const discountBps = (prices: BondPrices): RateBps | undefined =>
  rateOf(prices, (costs, yields) => (yields === 0n ? undefined : halfUp((yields - costs) * BPS, yields)));

/** Return on one purchase: market price / price - 1 in 1/10000, rounded to nearest. */
export const roiBps = (prices: BondPrices): RateBps | undefined =>
  rateOf(prices, (costs, yields) => (costs === 0n ? undefined : halfUp((yields - costs) * BPS, costs)));

/** Simple yearly rate in 1/10000, rounded to nearest. */
export const yearlyRoiBps = (roi: RateBps, vestingTerm: bigint, blockTimeMs: number): RateBps | undefined => {
  const ms = vestingTerm * BigInt(blockTimeMs);
  if (ms <= 0n) return undefined;
  return rateBetween(halfUp(roi.bps * MS_PER_YEAR, ms), halfUp((roi.other ?? roi.bps) * MS_PER_YEAR, ms));
};

const quotient = (payout: Fraction, principal: Fraction): Fraction => ({
  numerator: payout.numerator * principal.denominator,
  denominator: payout.denominator * principal.numerator,
});

/** Principal per payout token, from dollars per whole token. Undefined without both prices, or for a principal of 0. */
export const marketPrice = (
  payout: ValuePrice | undefined,
  principal: ValuePrice | undefined,
): MarketPrice | undefined => {
  if (!payout || !principal || principal.numerator <= 0n) return undefined;
  const lowest = quotient(payout, higherOf(principal));
  if (!payout.other && !principal.other) return lowest;
  return { ...lowest, other: quotient(higherOf(payout), lowerOf(principal)) };
};
