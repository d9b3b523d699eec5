import type { Address } from '../tokens/types.ts';

interface RewardSchedule {
  readonly perBlock: bigint;
  readonly startBlock: bigint;
  /** Blocks between halvings; 0 for none. */
  readonly halvingPeriod: bigint;
}

/** Source: the staking contract's poolInfo. */
export interface MiningPool {
  readonly lpToken: Address;
  readonly allocPoint: bigint;
  /** Rewards up to this block have been taken from the vault. */
  readonly lastRewardBlock: bigint;
  readonly totalAmount: bigint;
}

/** Number of halvings up to a block. Source: `phase`. */
export const phaseAt = ({ startBlock, halvingPeriod }: RewardSchedule, block: bigint): bigint =>
  halvingPeriod === 0n || block <= startBlock ? 0n : (block - startBlock - 1n) / halvingPeriod;

/** First block after `block` whose rewards are halved again; undefined without halvings, or if nothing is left. */
export const nextHalving = (schedule: RewardSchedule, block: bigint): bigint | undefined =>
  schedule.halvingPeriod === 0n || rewardAt(schedule, block) === 0n
    ? undefined
    : schedule.startBlock + (phaseAt(schedule, block) + 1n) * schedule.halvingPeriod + 1n;

/** Raw rewards of a block for all pools, rounded down. Source: `reward`. */
export const rewardAt = (schedule: RewardSchedule, block: bigint): bigint =>
  schedule.perBlock >> phaseAt(schedule, block);

/** Raw rewards of the blocks after `from` up to `to`, for all pools. Source: `getTokenBlockReward`. */
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

/** Raw part of one pool, rounded down. */
export const poolPart = (
  rewards: bigint,
  { allocPoint }: Pick<MiningPool, 'allocPoint'>,
  totalAllocPoint: bigint,
): bigint => (totalAllocPoint === 0n ? 0n : (rewards * allocPoint) / totalAllocPoint);

export interface MiningTerms extends RewardSchedule {
  readonly totalAllocPoint: bigint;
}

/**
 * Raw rewards that a use of the pool takes from the vault; 0 without staked tokens (`supply`, raw). The use reverts if
 * the vault cannot pay. Source: `updatePool`.
 */
export const dueFromVault = (terms: MiningTerms, pool: MiningPool, supply: bigint, at: bigint): bigint =>
  at <= pool.lastRewardBlock || supply === 0n
    ? 0n
    : poolPart(rewardBetween(terms, pool.lastRewardBlock, at), pool, terms.totalAllocPoint);

/**
 * True for a pool that is listed as finished, or has no points or no rewards left. An unknown `perBlock` finishes no
 * pool.
 */
export const isMiningFinished = (
  { lpToken, allocPoint }: Pick<MiningPool, 'lpToken' | 'allocPoint'>,
  finished: readonly Address[],
  perBlock: bigint | undefined,
): boolean => allocPoint === 0n || perBlock === 0n || finished.includes(lpToken);
