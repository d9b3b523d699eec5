import type { Fraction } from '../amounts/fraction.ts';

const BPS = 10_000n;
const MS_PER_YEAR = 365n * 86_400_000n;

/** Both in whole principal tokens per whole payout token: the bond's price, and the market price. */
export interface BondPrices {
  readonly paid: Fraction;
  readonly market: Fraction;
}

const halfUp = (numerator: bigint, denominator: bigint): bigint => {
  const doubled = 2n * numerator + denominator;
  const whole = doubled / (2n * denominator);
  return doubled < 0n && whole * 2n * denominator !== doubled ? whole - 1n : whole;
};

/**
 * Discount of the bond against the market, in 1/10000 of the market price, rounded to nearest; negative for a premium.
 */
export const discountBps = ({ paid, market }: BondPrices): bigint | undefined => {
  const costs = paid.numerator * market.denominator;
  const brings = market.numerator * paid.denominator;
  return brings === 0n ? undefined : halfUp((brings - costs) * BPS, brings);
};

/** Return on the bond's price once vested, in 1/10000, rounded to nearest: market price / price - 1. */
export const roiBps = ({ paid, market }: BondPrices): bigint | undefined => {
  const costs = paid.numerator * market.denominator;
  const brings = market.numerator * paid.denominator;
  return costs === 0n ? undefined : halfUp((brings - costs) * BPS, costs);
};

/** Yearly return, without compounding, of a return over `vestingTerm` blocks. In 1/10000, rounded to nearest. */
export const yearlyRoiBps = (roi: bigint, vestingTerm: bigint, blockTimeMs: number): bigint | undefined => {
  const ms = vestingTerm * BigInt(blockTimeMs);
  return ms <= 0n ? undefined : halfUp(roi * MS_PER_YEAR, ms);
};

/** Value of a whole payout token in whole principal tokens; the inputs are dollars per whole token. */
export const marketPrice = (payout: Fraction | undefined, principal: Fraction | undefined): Fraction | undefined =>
  payout && principal && principal.numerator > 0n
    ? {
        numerator: payout.numerator * principal.denominator,
        denominator: payout.denominator * principal.numerator,
      }
    : undefined;
