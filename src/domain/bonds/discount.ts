import type { Fraction } from '../amounts/fraction.ts';
import { higherOf, lowerOf } from '../prices/dollarValue.ts';
import type { ValuePrice } from '../prices/dollarValue.ts';
import { rateBetween } from '../prices/rateBps.ts';
import type { RateBps } from '../prices/rateBps.ts';

const BPS = 10_000n;
const MS_PER_YEAR = 365n * 86_400_000n;

/** Whole principal tokens for a whole payout token: of two that pools disagree about the lower one. */
export interface MarketPrice extends Fraction {
  readonly other?: Fraction;
}

/** Both in whole principal tokens per whole payout token: the bond's price, and the market price. */
export interface BondPrices {
  readonly paid: Fraction;
  readonly market: MarketPrice;
}

const halfUp = (numerator: bigint, denominator: bigint): bigint => {
  const doubled = 2n * numerator + denominator;
  const whole = doubled / (2n * denominator);
  return doubled < 0n && whole * 2n * denominator !== doubled ? whole - 1n : whole;
};

type RateAt = (costs: bigint, brings: bigint) => bigint | undefined;

/** A rate that rises with the market price, at the lower and at the higher one. */
const rateOf = ({ paid, market }: BondPrices, rateAt: RateAt): RateBps | undefined => {
  const [low, high] = [market, market.other ?? market].map(({ numerator, denominator }) =>
    rateAt(paid.numerator * denominator, numerator * paid.denominator),
  );
  return rateBetween(low, high);
};

/** Discount against the market, in 1/10000 of the market price, rounded to nearest; negative for a premium. */
export const discountBps = (prices: BondPrices): RateBps | undefined =>
  rateOf(prices, (costs, brings) => (brings === 0n ? undefined : halfUp((brings - costs) * BPS, brings)));

/** Return on the bond's price once vested, in 1/10000, rounded to nearest: market price / price - 1. */
export const roiBps = (prices: BondPrices): RateBps | undefined =>
  rateOf(prices, (costs, brings) => (costs === 0n ? undefined : halfUp((brings - costs) * BPS, costs)));

/** Yearly return, without compounding, of a return over `vestingTerm` blocks. In 1/10000, rounded to nearest. */
export const yearlyRoiBps = (roi: RateBps, vestingTerm: bigint, blockTimeMs: number): RateBps | undefined => {
  const ms = vestingTerm * BigInt(blockTimeMs);
  if (ms <= 0n) return undefined;
  return rateBetween(halfUp(roi.bps * MS_PER_YEAR, ms), halfUp((roi.other ?? roi.bps) * MS_PER_YEAR, ms));
};

const quotient = (payout: Fraction, principal: Fraction): Fraction => ({
  numerator: payout.numerator * principal.denominator,
  denominator: payout.denominator * principal.numerator,
});

/** Value of a whole payout token in whole principal tokens; the inputs are dollars per whole token. */
export const marketPrice = (
  payout: ValuePrice | undefined,
  principal: ValuePrice | undefined,
): MarketPrice | undefined => {
  if (!payout || !principal || principal.numerator <= 0n) return undefined;
  const lowest = quotient(payout, higherOf(principal));
  if (!payout.other && !principal.other) return lowest;
  return { ...lowest, other: quotient(higherOf(payout), lowerOf(principal)) };
};
