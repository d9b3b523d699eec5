import type { MinerRecord } from '#domain/mining/orderMining.ts';
import type { Address } from '#domain/tokens/types.ts';

/** An account's earnings from resting orders, in the order of the contract's fields. */
export const minerRecord = ([maker, , addRewardEndBlock, reward, rewardSum]: readonly [
  Address,
  bigint,
  bigint,
  bigint,
  bigint,
]): MinerRecord => ({ maker, addRewardEndBlock, reward, rewardSum });
