import type { Address } from '../tokens/types.ts';

/** Rewards per block of the staking contract for all pools together; raw units of the reward token. */
export interface RewardSchedule {
  /** Before any halving. */
  readonly perBlock: bigint;
  readonly startBlock: bigint;
  /** Blocks between halvings of the rewards; 0 for none. */
  readonly halvingPeriod: bigint;
}

/** A pool of the staking contract. Source: its poolInfo. */
export interface MiningPool {
  readonly lpToken: Address;
  /** The pool's points; its share of the rewards is relative to all points. */
  readonly allocPoint: bigint;
  /** Rewards up to this block have been taken from the vault. */
  readonly lastRewardBlock: bigint;
  /** Pool tokens that accounts have staked, raw. */
  readonly totalAmount: bigint;
}

/** Number of halvings before a block. Source: the contract's `phase`. */
export const phaseAt = ({ startBlock, halvingPeriod }: RewardSchedule, block: bigint): bigint =>
  halvingPeriod === 0n || block <= startBlock ? 0n : (block - startBlock - 1n) / halvingPeriod;

/** Rewards of all pools for one block, rounded down. Source: the contract's `reward`. */
export const rewardAt = (schedule: RewardSchedule, block: bigint): bigint =>
  schedule.perBlock >> phaseAt(schedule, block);

/** Rewards of all pools for the blocks after `from` up to `to`. Source: the contract's `getTokenBlockReward`. */
export const rewardBetween = (schedule: RewardSchedule, from: bigint, to: bigint): bigint => {
  const last = phaseAt(schedule, to);
  let [total, done] = [0n, from];
  for (let phase = phaseAt(schedule, from); phase < last; phase += 1n) {
    const end = (phase + 1n) * schedule.halvingPeriod + schedule.startBlock;
    const perBlock = rewardAt(schedule, end);
    // No rewards are left to halve, however many periods follow.
    if (perBlock === 0n) return total;
    total += (end - done) * perBlock;
    done = end;
  }
  return total + (to - done) * rewardAt(schedule, to);
};

/** A pool's share of rewards, rounded down. */
export const poolPart = (
  rewards: bigint,
  { allocPoint }: Pick<MiningPool, 'allocPoint'>,
  totalAllocPoint: bigint,
): bigint => (totalAllocPoint === 0n ? 0n : (rewards * allocPoint) / totalAllocPoint);

export interface MiningTerms extends RewardSchedule {
  readonly totalAllocPoint: bigint;
}

/**
 * Amount that the contract takes from the vault when a pool is used in block `at`; 0 while the contract holds no pool
 * tokens (`supply`, raw). A deposit, a withdrawal or a claim reverts if the vault cannot pay it. Source: the contract's
 * `updatePool`.
 */
export const dueFromVault = (terms: MiningTerms, pool: MiningPool, supply: bigint, at: bigint): bigint =>
  at <= pool.lastRewardBlock || supply === 0n
    ? 0n
    : poolPart(rewardBetween(terms, pool.lastRewardBlock, at), pool, terms.totalAllocPoint);

/**
 * True if a pool pays no more rewards: the exchange lists it as finished, it has no points, or no rewards are left. An
 * unknown `perBlock` (undefined) does not finish a pool.
 */
export const isMiningFinished = (
  { lpToken, allocPoint }: Pick<MiningPool, 'lpToken' | 'allocPoint'>,
  finished: readonly Address[],
  perBlock: bigint | undefined,
): boolean => allocPoint === 0n || perBlock === 0n || finished.includes(lpToken);
