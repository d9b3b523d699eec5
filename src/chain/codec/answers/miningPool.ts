import type { MiningPool } from '#domain/mining/rewards.ts';
import type { Address } from '#domain/tokens/types.ts';

/** A pool of the staking contract, in the order of its fields; the sums per share are left to the contract. */
export const miningPool = ([lpToken, allocPoint, lastRewardBlock, , , totalAmount]: readonly [
  Address,
  bigint,
  bigint,
  bigint,
  bigint,
  bigint,
]): MiningPool => ({ lpToken, allocPoint, lastRewardBlock, totalAmount });
