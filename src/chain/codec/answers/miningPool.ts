import type { MiningPool } from '#domain/mining/rewards.ts';
import type { Address } from '#domain/tokens/types.ts';

/** Source: `poolInfo` of liquidity mining, without its sums per share. */
export const miningPool = ([lpToken, allocPoint, lastRewardBlock, , , totalAmount]: readonly [
  Address,
  bigint,
  bigint,
  bigint,
  bigint,
  bigint,
]): MiningPool => ({ lpToken, allocPoint, lastRewardBlock, totalAmount });
