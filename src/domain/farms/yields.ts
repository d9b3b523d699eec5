import { aprBps, rewardsPerDay } from '../mining/yields.ts';
import type { DollarValue, ValuePrice } from '../prices/dollarValue.ts';
import { rateTotal, type RateBps } from '../prices/rateBps.ts';

const SECOND_MS = 1000;

const PERIODS_PER_YEAR = 365n;
const SCALE = 10n ** 18n;
const BPS = 10_000n;
const MAX_APR_BPS = 10_000n * BPS;

/** Raw rewards a day, rounded down; `rate` is per second. */
export const farmPerDay = (rate: bigint, totalStaked: bigint, stake: bigint): bigint =>
  rewardsPerDay({ perBlock: rate, supply: totalStaked }, stake, SECOND_MS);

export interface PricedRate {
  /** Raw units per second; `price` is per raw unit. */
  readonly rate: bigint;
  readonly price: ValuePrice | undefined;
  /** Value of all stakes; not bounded by the depth of pools. */
  readonly stakedValue: DollarValue | undefined;
}

/**
 * APR in 1/10000, each reward rounded to nearest. Undefined if a paid reward has no price, or nothing of value is
 * staked.
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

/** APY of daily compounding, (1 + apr / 365) ^ 365 - 1, in 1/10000, rounded down; undefined above 1,000,000 %. */
export const dailyApyBps = (apr: bigint): bigint | undefined => {
  if (apr > MAX_APR_BPS) return undefined;
  const day = SCALE + (apr * SCALE) / (BPS * PERIODS_PER_YEAR);
  let compounded = SCALE;
  for (let n = 0n; n < PERIODS_PER_YEAR; n += 1n) compounded = (compounded * day) / SCALE;
  return ((compounded - SCALE) * BPS) / SCALE;
};
