import type { Address } from '../tokens/types.ts';

/** How many rewards the staking contract pays out for each block to all of its pools; raw units of the reward token. */
export interface RewardSchedule {
  /** Before any halving. */
  readonly perBlock: bigint;
  readonly startBlock: bigint;
  /** Blocks after which the rewards halve; 0: never. */
  readonly halvingPeriod: bigint;
}

/** A pool of the staking contract. Source: its poolInfo. */
export interface MiningPool {
  readonly lpToken: Address;
  /** The pool's part of the rewards, of all points together. */
  readonly allocPoint: bigint;
  /** Rewards up to this block have been taken from the vault. */
  readonly lastRewardBlock: bigint;
  /** Pool tokens that accounts have staked, raw. */
  readonly totalAmount: bigint;
}

/** How often the rewards have been halved by a block. Source: the contract's `phase`. */
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
    // Nothing is left to halve, however many periods follow.
    if (perBlock === 0n) return total;
    total += (end - done) * perBlock;
    done = end;
  }
  return total + (to - done) * rewardAt(schedule, to);
};

/** A pool's part of rewards, rounded down. */
export const poolPart = (
  rewards: bigint,
  { allocPoint }: Pick<MiningPool, 'allocPoint'>,
  totalAllocPoint: bigint,
): bigint => (totalAllocPoint === 0n ? 0n : (rewards * allocPoint) / totalAllocPoint);

/** The terms that all pools share. */
export interface MiningTerms extends RewardSchedule {
  readonly totalAllocPoint: bigint;
}

/**
 * What the contract takes from the vault when a pool is used in block `at`; nothing while the contract holds no pool
 * tokens (`supply`, raw). A deposit, a withdrawal or a claim reverts where the vault cannot pay it. Source: the contract's
 * `updatePool`.
 */
export const dueFromVault = (terms: MiningTerms, pool: MiningPool, supply: bigint, at: bigint): bigint =>
  at <= pool.lastRewardBlock || supply === 0n
    ? 0n
    : poolPart(rewardBetween(terms, pool.lastRewardBlock, at), pool, terms.totalAllocPoint);

/**
 * Whether a pool pays nothing any more: the exchange says so, it has no part of the rewards, or there are none left.
 * `perBlock` undefined: not known, which finishes nothing.
 */
export const isMiningFinished = (
  { lpToken, allocPoint }: Pick<MiningPool, 'lpToken' | 'allocPoint'>,
  finished: readonly Address[],
  perBlock: bigint | undefined,
): boolean => allocPoint === 0n || perBlock === 0n || finished.includes(lpToken);
