import { secondsLeft } from './period.ts';

/** A farm's obligations in one of its reward tokens. Raw units, unix seconds. */
export interface FarmObligation {
  /** Rewards per second until the period's end. */
  readonly rate: bigint;
  readonly periodFinish: bigint;
  /** The contract's sums include rewards up to this time. */
  readonly lastUpdateTime: bigint;
  /** Stakes of everybody, and of the account. */
  readonly totalStaked: bigint;
  readonly staked: bigint;
  /** Amount that the account can claim. */
  readonly earned: bigint;
}

/** Funding of a reward. Raw units of its token. */
export interface FarmFunding {
  /** Farm's balance beyond the stakes. */
  readonly available: bigint;
  /** Minimum owed by now: older unclaimed rewards of others are not known. */
  readonly due: bigint;
  /** Rewards still to come until the period's end. */
  readonly ahead: bigint;
  /** Shortfall of `available` against `due` and `ahead` together; 0 if there is none. */
  readonly shortBy: bigint;
}

/** Rewards since the contract's last sums; nothing accrues while nothing is staked. */
const accruedSince = ({ rate, periodFinish, lastUpdateTime, totalStaked }: FarmObligation, now: bigint): bigint => {
  const to = periodFinish < now ? periodFinish : now;
  return totalStaked === 0n || to <= lastUpdateTime ? 0n : (to - lastUpdateTime) * rate;
};

/**
 * Minimum that a farm owes of a reward at `now`: everything since its last sums, and the account's earnings before
 * them. Rounded down.
 */
const dueAtLeast = (farm: FarmObligation, now: bigint): bigint => {
  const accrued = accruedSince(farm, now);
  const { staked, totalStaked, earned } = farm;
  // The account's part of the accrued rewards, rounded up.
  const own = totalStaked === 0n ? 0n : (accrued * staked + totalStaked - 1n) / totalStaked;
  return accrued + (earned > own ? earned - own : 0n);
};

/**
 * Compares a farm's balance of a reward with its obligations until the period's end.
 * @param held the farm's balance of the reward token
 * @param isStakingToken true if the reward is also the staked token, so stakes in the same balance are no rewards
 */
export const farmFunding = (farm: FarmObligation, held: bigint, isStakingToken: boolean, now: bigint): FarmFunding => {
  const stakes = isStakingToken ? farm.totalStaked : 0n;
  const available = held > stakes ? held - stakes : 0n;
  const due = dueAtLeast(farm, now);
  const ahead = secondsLeft(farm, now) * farm.rate;
  const shortBy = due + ahead - available;
  return { available, due, ahead, shortBy: shortBy > 0n ? shortBy : 0n };
};

/** Seconds that the farm can continue to pay `rate`; undefined if the rate is 0. */
export const fundedSeconds = ({ available, due }: FarmFunding, rate: bigint): bigint | undefined => {
  if (rate === 0n) return undefined;
  return available > due ? (available - due) / rate : 0n;
};

/**
 * True if a claim reverts because the farm's balance is below the account's earnings. `withStake`: the account's whole
 * stake leaves the same balance first, as in an exit.
 */
export const isClaimRefused = (
  { earned, staked }: Pick<FarmObligation, 'earned' | 'staked'>,
  held: bigint,
  withStake: boolean,
): boolean => earned + (withStake ? staked : 0n) > held;
