import { aprBps, rewardsPerDay } from '../mining/yields.ts';
import type { DollarValue, ValuePrice } from '../prices/dollarValue.ts';
import { rateTotal } from '../prices/rateBps.ts';
import type { RateBps } from '../prices/rateBps.ts';

/** Unit of a farm's rates: one second. */
const SECOND_MS = 1000;

const PERIODS_PER_YEAR = 365n;
const SCALE = 10n ** 18n;
const BPS = 10_000n;
/** Limit above which a compounded yield is not shown: 1,000,000 %. */
const MAX_APR_BPS = 10_000n * BPS;

/** Rewards per day for `stake` of `totalStaked`, raw units rounded down, at `rate` raw units per second. */
export const farmPerDay = (rate: bigint, totalStaked: bigint, stake: bigint): bigint =>
  rewardsPerDay({ perBlock: rate, supply: totalStaked }, stake, SECOND_MS);

/** A reward rate with the dollars per raw unit, and the value that shares it. */
export interface PricedRate {
  /** Raw units per second. */
  readonly rate: bigint;
  readonly price: ValuePrice | undefined;
  /** Dollars of all stakes, not bounded by depth. */
  readonly stakedValue: DollarValue | undefined;
}

/**
 * Yearly rewards at today's rates relative to the staked value, in 1/10000, each reward rounded to nearest. Undefined
 * if the price of a paid reward is unknown, or nothing of value is staked.
 */
export const farmAprBps = (rewards: readonly PricedRate[]): RateBps | undefined => {
  const paid = rewards.filter(({ rate }) => rate > 0n);
  const parts = paid.map(
    ({ rate, price: rewardPrice, stakedValue }) =>
      rewardPrice && stakedValue && aprBps({ perBlock: rate, blockTimeMs: SECOND_MS, rewardPrice, stakedValue }),
  );
  const known = parts.filter((part) => part !== undefined);
  return known.length < paid.length ? undefined : rateTotal(known);
};

/**
 * Yearly yield with daily compounding: (1 + apr / 365) ^ 365 - 1, in 1/10000, rounded down. Undefined if `apr` exceeds
 * 1,000,000 %.
 */
export const dailyApyBps = (apr: bigint): bigint | undefined => {
  if (apr > MAX_APR_BPS) return undefined;
  const day = SCALE + (apr * SCALE) / (BPS * PERIODS_PER_YEAR);
  let compounded = SCALE;
  for (let n = 0n; n < PERIODS_PER_YEAR; n += 1n) compounded = (compounded * day) / SCALE;
  return ((compounded - SCALE) * BPS) / SCALE;
};
