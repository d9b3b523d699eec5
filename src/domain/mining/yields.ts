import type { Fraction } from '../amounts/fraction.ts';

const MS_PER_DAY = 86_400_000n;
const DAYS_PER_YEAR = 365n;

/** Shares of a pool's rewards. Raw units. */
export interface Shares {
  /** Rewards of the pool per block. */
  readonly perBlock: bigint;
  /** Pool tokens that share the rewards. */
  readonly supply: bigint;
}

/** Rewards per day for `stake` of a pool's shares, raw units rounded down; `blockTimeMs` is above zero. */
export const rewardsPerDay = ({ perBlock, supply }: Shares, stake: bigint, blockTimeMs: number): bigint =>
  supply === 0n ? 0n : (perBlock * stake * MS_PER_DAY) / (supply * BigInt(blockTimeMs));

/** Raw units per day at a rate per block, rounded down; `blockTimeMs` is above zero. */
export const ratePerDay = (perBlock: bigint, blockTimeMs: number): bigint =>
  (perBlock * MS_PER_DAY) / BigInt(blockTimeMs);

/** Shares after `amount` more pool tokens are staked; a negative amount unstakes. */
export const sharesAfter = ({ perBlock, supply }: Shares, amount: bigint): Shares => ({
  perBlock,
  supply: supply + amount,
});

export interface YieldInputs {
  /** Rewards of the pool per block, raw units. */
  readonly perBlock: bigint;
  readonly blockTimeMs: number;
  /** Dollars per raw unit of the reward token. */
  readonly rewardPrice: Fraction;
  /** Dollars of all pool tokens that share the rewards. */
  readonly stakedValue: Fraction;
}

/**
 * Yearly rewards at today's rate relative to the staked value: perBlock x blocks a year x price / staked value, in
 * 1/10000, rounded to nearest. Rewards are in another token than the stake, so nothing compounds. Undefined if nothing
 * of value is staked.
 */
export const aprBps = ({ perBlock, blockTimeMs, rewardPrice, stakedValue }: YieldInputs): bigint | undefined => {
  const dividend = perBlock * MS_PER_DAY * DAYS_PER_YEAR * 10_000n * rewardPrice.numerator * stakedValue.denominator;
  const divisor = BigInt(blockTimeMs) * rewardPrice.denominator * stakedValue.numerator;
  return divisor === 0n ? undefined : (2n * dividend + divisor) / (2n * divisor);
};
