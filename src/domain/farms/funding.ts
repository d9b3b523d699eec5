import { secondsLeft } from './period.ts';

/** What is known of a farm's obligations in one of its reward tokens. Raw units, unix seconds. */
export interface FarmObligation {
  /** Rewards for a second until the period's end. */
  readonly rate: bigint;
  readonly periodFinish: bigint;
  /** Rewards up to this time are in the sums of the contract. */
  readonly lastUpdateTime: bigint;
  /** What everybody has staked, and the account. */
  readonly totalStaked: bigint;
  readonly staked: bigint;
  /** What the account can claim. */
  readonly earned: bigint;
}

/** How a reward is paid for. Raw units of its token. */
export interface FarmFunding {
  /** What the farm holds beyond the stakes. */
  readonly available: bigint;
  /** What it owes by now at least: what others have not claimed for long is not told. */
  readonly due: bigint;
  /** What it still pays until the period's end. */
  readonly ahead: bigint;
  /** What is missing of both. */
  readonly shortBy: bigint;
}

/** Rewards since the contract's last sums; nobody earns while nothing is staked. */
const accruedSince = ({ rate, periodFinish, lastUpdateTime, totalStaked }: FarmObligation, now: bigint): bigint => {
  const to = periodFinish < now ? periodFinish : now;
  return totalStaked === 0n || to <= lastUpdateTime ? 0n : (to - lastUpdateTime) * rate;
};

/**
 * What a farm owes of a reward at `now` at least: everything since its last sums, and what the account earned before
 * them. Rounded down.
 */
const dueAtLeast = (farm: FarmObligation, now: bigint): bigint => {
  const accrued = accruedSince(farm, now);
  const { staked, totalStaked, earned } = farm;
  // The account's part of it, rounded up.
  const own = totalStaked === 0n ? 0n : (accrued * staked + totalStaked - 1n) / totalStaked;
  return accrued + (earned > own ? earned - own : 0n);
};

/**
 * Whether a farm can pay a reward to its period's end.
 * @param held what the farm holds of the reward token
 * @param isStakingToken it is the staked token too, so the stakes in the same balance are no rewards
 */
export const farmFunding = (farm: FarmObligation, held: bigint, isStakingToken: boolean, now: bigint): FarmFunding => {
  const stakes = isStakingToken ? farm.totalStaked : 0n;
  const available = held > stakes ? held - stakes : 0n;
  const due = dueAtLeast(farm, now);
  const ahead = secondsLeft(farm, now) * farm.rate;
  const shortBy = due + ahead - available;
  return { available, due, ahead, shortBy: shortBy > 0n ? shortBy : 0n };
};

/** Seconds that the farm can go on paying at `rate`; undefined: it pays nothing more. */
export const fundedSeconds = ({ available, due }: FarmFunding, rate: bigint): bigint | undefined => {
  if (rate === 0n) return undefined;
  return available > due ? (available - due) / rate : 0n;
};

/**
 * Whether a claim reverts because the farm does not hold what the account earned. `withStake`: the account's whole stake
 * leaves the same balance first, as with an exit.
 */
export const isClaimRefused = (
  { earned, staked }: Pick<FarmObligation, 'earned' | 'staked'>,
  held: bigint,
  withStake: boolean,
): boolean => earned + (withStake ? staked : 0n) > held;
