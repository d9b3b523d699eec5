import type { MinerRecord } from '#domain/mining/orderMining.ts';
import type { Address } from '#domain/tokens/types.ts';

/** Source: `userInfoArray` of order mining, without `withdrawEndBlock`. */
export const minerRecord = ([maker, , addRewardEndBlock, reward, rewardSum]: readonly [
  Address,
  bigint,
  bigint,
  bigint,
  bigint,
]): MinerRecord => ({ maker, addRewardEndBlock, reward, rewardSum });
