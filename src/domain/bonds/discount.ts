import type { Fraction } from '../amounts/fraction.ts';

const BPS = 10_000n;
const MS_PER_YEAR = 365n * 86_400_000n;

/** Both are whole principal tokens for a whole payout token: what the bond costs, and what the market pays for it. */
export interface BondPrices {
  readonly paid: Fraction;
  readonly market: Fraction;
}

const halfUp = (numerator: bigint, denominator: bigint): bigint => {
  const doubled = 2n * numerator + denominator;
  const whole = doubled / (2n * denominator);
  return doubled < 0n && whole * 2n * denominator !== doubled ? whole - 1n : whole;
};

/** How much cheaper than the market the bond is, in 1/10000 of the market price, to nearest; negative: a premium. */
export const discountBps = ({ paid, market }: BondPrices): bigint | undefined => {
  const costs = paid.numerator * market.denominator;
  const brings = market.numerator * paid.denominator;
  return brings === 0n ? undefined : halfUp((brings - costs) * BPS, brings);
};

/** What a bond brings on what it costs once it has vested, in 1/10000, to nearest: market price / price - 1. */
export const roiBps = ({ paid, market }: BondPrices): bigint | undefined => {
  const costs = paid.numerator * market.denominator;
  const brings = market.numerator * paid.denominator;
  return costs === 0n ? undefined : halfUp((brings - costs) * BPS, costs);
};

/** A return over so many blocks as that of a year, without compounding, in 1/10000, to nearest. */
export const yearlyRoiBps = (roi: bigint, vestingTerm: bigint, blockTimeMs: number): bigint | undefined => {
  const ms = vestingTerm * BigInt(blockTimeMs);
  return ms <= 0n ? undefined : halfUp(roi * MS_PER_YEAR, ms);
};

/** What a whole payout token is worth in whole principal tokens, of dollars for a whole one each. */
export const marketPrice = (payout: Fraction | undefined, principal: Fraction | undefined): Fraction | undefined =>
  payout && principal && principal.numerator > 0n
    ? {
        numerator: payout.numerator * principal.denominator,
        denominator: payout.denominator * principal.numerator,
      }
    : undefined;
