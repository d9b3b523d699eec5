import type { Fraction } from '../amounts/fraction.ts';
import type { RateBps } from '../prices/rateBps.ts';

const BPS_YEAR = 10_000n * 365n;

/** Yield per value of the pool; `other` is the higher one, if prices disagree. */
interface YieldOfWindow extends Fraction {
  readonly other?: Fraction;
}

/**
 * Exact fee yield of `days` + reward APR x days / 365, without compounding. Undefined if one of them is unknown.
 * Source: `feeYield` of the window's Swap logs, and the programme's APR at today's rate and prices.
 */
export const feesAndRewards = (
  fees: Fraction | undefined,
  reward: RateBps | undefined,
  days: number,
): YieldOfWindow | undefined => {
  if (!fees || !reward) return undefined;
  const plus = (bps: bigint): Fraction => ({
    numerator: fees.numerator * BPS_YEAR + bps * BigInt(days) * fees.denominator,
    denominator: fees.denominator * BPS_YEAR,
  });
  return { ...plus(reward.bps), ...(reward.other !== undefined && { other: plus(reward.other) }) };
};

/**
 * APR of the programme that pays a stake most, because pool tokens can be staked only once. Undefined without a
 * programme, or if an APR is unknown.
 */
export const bestReward = (rates: readonly (RateBps | undefined)[]): RateBps | undefined => {
  const known = rates.filter((rate) => rate !== undefined);
  const [first, ...others] = known;
  if (!first || known.length < rates.length) return undefined;
  return others.reduce((best, rate) => (rate.bps > best.bps ? rate : best), first);
};
