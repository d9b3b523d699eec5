import type { Fraction } from '../amounts/fraction.ts';
import { aprBps, rewardsPerDay } from '../mining/yields.ts';

/** A farm's rewards come by the second. */
const SECOND_MS = 1000;

const PERIODS_PER_YEAR = 365n;
const SCALE = 10n ** 18n;
const BPS = 10_000n;
/** Beyond it a yearly rate compounds to more than anybody needs to read. */
const MAX_APR_BPS = 10_000n * BPS;

/** Rewards a day for `stake` of `totalStaked`, raw units rounded down, at `rate` raw units a second. */
export const farmPerDay = (rate: bigint, totalStaked: bigint, stake: bigint): bigint =>
  rewardsPerDay({ perBlock: rate, supply: totalStaked }, stake, SECOND_MS);

/** A reward with the dollars for a raw unit of it. */
export interface PricedRate {
  /** Raw units for a second. */
  readonly rate: bigint;
  readonly price: Fraction | undefined;
}

/**
 * What a farm pays in a year at today's rates of what is staked, in 1/10000, each reward rounded to nearest. Undefined
 * where the price of one that is paid is unknown, or nothing of value is staked.
 */
export const farmAprBps = (rewards: readonly PricedRate[], stakedValue: Fraction | undefined): bigint | undefined =>
  rewards.reduce<bigint | undefined>((sum, { rate, price }) => {
    if (sum === undefined || rate === 0n) return sum;
    const part =
      price && stakedValue && aprBps({ perBlock: rate, blockTimeMs: SECOND_MS, rewardPrice: price, stakedValue });
    return part === undefined ? undefined : sum + part;
  }, 0n);

/**
 * The yearly yield if rewards are staked again every day: (1 + apr / 365) ^ 365 - 1, in 1/10000, rounded down. Undefined
 * beyond 1,000,000 % a year.
 */
export const dailyApyBps = (apr: bigint): bigint | undefined => {
  if (apr > MAX_APR_BPS) return undefined;
  const day = SCALE + (apr * SCALE) / (BPS * PERIODS_PER_YEAR);
  let grown = SCALE;
  for (let n = 0n; n < PERIODS_PER_YEAR; n += 1n) grown = (grown * day) / SCALE;
  return ((grown - SCALE) * BPS) / SCALE;
};
