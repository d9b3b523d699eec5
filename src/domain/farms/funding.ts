import { secondsLeft } from './period.ts';

export interface FarmObligation {
  readonly rate: bigint;
  readonly periodFinish: bigint;
  readonly lastUpdateTime: bigint;
  readonly totalStaked: bigint;
  readonly staked: bigint;
  readonly earned: bigint;
}

export interface FarmFunding {
  readonly available: bigint;
  /** Rewards due now, at least: older unclaimed rewards of other accounts are not known. */
  readonly due: bigint;
  readonly ahead: bigint;
  /** Shortfall against `due` + `ahead`; at least 0. */
  readonly shortBy: bigint;
  /** Raw staked tokens that the farm lacks to return all stakes; 0 if the reward is another token. */
  readonly stakesShortBy: bigint;
}

const accruedSince = ({ rate, periodFinish, lastUpdateTime, totalStaked }: FarmObligation, now: bigint): bigint => {
  const to = periodFinish < now ? periodFinish : now;
  return totalStaked === 0n || to <= lastUpdateTime ? 0n : (to - lastUpdateTime) * rate;
};

/** Rewards since the contract's last sums, plus the account's earnings before them. Rounded down. */
const dueAtLeast = (farm: FarmObligation, now: bigint): bigint => {
  const accrued = accruedSince(farm, now);
  const { staked, totalStaked, earned } = farm;
  // The account's share is rounded up.
  const own = totalStaked === 0n ? 0n : (accrued * staked + totalStaked - 1n) / totalStaked;
  return accrued + (earned > own ? earned - own : 0n);
};

/** `held` is the farm's balance of the reward token; stakes are subtracted if `isStakingToken`. */
export const farmFunding = (farm: FarmObligation, held: bigint, isStakingToken: boolean, now: bigint): FarmFunding => {
  const stakes = isStakingToken ? farm.totalStaked : 0n;
  const available = held > stakes ? held - stakes : 0n;
  const due = dueAtLeast(farm, now);
  const ahead = secondsLeft(farm, now) * farm.rate;
  const shortBy = due + ahead - available;
  const stakesShortBy = stakes > held ? stakes - held : 0n;
  return { available, due, ahead, shortBy: shortBy > 0n ? shortBy : 0n, stakesShortBy };
};

/** Seconds that the farm can pay for at the current `rate`; undefined if the rate is 0. */
export const fundedSeconds = ({ available, due }: FarmFunding, rate: bigint): bigint | undefined => {
  if (rate === 0n) return undefined;
  return available > due ? (available - due) / rate : 0n;
};

/** True if even the rewards due now exceed what the farm holds for them. */
export const isUnpaid = ({ available, due, shortBy }: FarmFunding): boolean => shortBy > 0n && available <= due;

/**
 * Unix seconds until which the farm can pay all rewards at their rates, at most `periodFinish`. Rewards of unknown
 * funding do not count.
 */
export const paidUntil = (
  rewards: readonly { readonly rate: bigint; readonly funding: FarmFunding | undefined }[],
  periodFinish: bigint,
  now: bigint,
): bigint =>
  rewards.reduce((end, { rate, funding }) => {
    const seconds = funding && fundedSeconds(funding, rate);
    return seconds === undefined || now + seconds > end ? end : now + seconds;
  }, periodFinish);

/** True if a claim reverts. `withStake`: the account's stake leaves the same balance first, as in an exit. */
export const isClaimRefused = (
  { earned, staked }: Pick<FarmObligation, 'earned' | 'staked'>,
  held: bigint,
  withStake: boolean,
): boolean => earned + (withStake ? staked : 0n) > held;
