import { compareFractions } from '../amounts/fraction.ts';
import type { Fraction } from '../amounts/fraction.ts';
import { higherOf } from '../prices/dollarValue.ts';
import type { DollarValue, ValuePrice } from '../prices/dollarValue.ts';
import { rateBetween } from '../prices/rateBps.ts';
import type { RateBps } from '../prices/rateBps.ts';

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
  readonly rewardPrice: ValuePrice;
  /** Dollars of all that shares the rewards, not bounded by depth: too low a value would raise the yield. */
  readonly stakedValue: DollarValue;
}

const least = (a: Fraction, b: Fraction): Fraction => (compareFractions(a, b) <= 0 ? a : b);

/** The yield at one price and one value of the stakes. */
const aprAt = (
  { perBlock, blockTimeMs, rewardPrice: { depth } }: YieldInputs,
  price: Fraction,
  staked: Fraction,
): bigint | undefined => {
  const atPrice: Fraction = {
    numerator: perBlock * MS_PER_DAY * price.numerator,
    denominator: BigInt(blockTimeMs) * price.denominator,
  };
  const day = depth ? least(atPrice, depth) : atPrice;
  const dividend = day.numerator * DAYS_PER_YEAR * 10_000n * staked.denominator;
  const divisor = day.denominator * staked.numerator;
  return divisor === 0n ? undefined : (2n * dividend + divisor) / (2n * divisor);
};

/**
 * Yearly rewards at today's rate relative to the staked value: perBlock x blocks a year x price / staked value, in
 * 1/10000, rounded to nearest, without compounding. A day's rewards are worth no more than their token's pools hold.
 * The lower yield has the lower price and the higher value. Undefined if nothing of value is staked.
 */
export const aprBps = (inputs: YieldInputs): RateBps | undefined => {
  const { rewardPrice, stakedValue } = inputs;
  return rateBetween(
    aprAt(inputs, rewardPrice, higherOf(stakedValue)),
    aprAt(inputs, rewardPrice.other ?? rewardPrice, stakedValue),
  );
};
