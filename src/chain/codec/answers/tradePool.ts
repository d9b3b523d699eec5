import type { TradePool } from '#domain/mining/tradeMining.ts';
import type { Address } from '#domain/tokens/types.ts';

/** Source: `poolInfo` of trade mining, in the contract's order. */
export const tradePool = ([pair, quantity, totalQuantity, allocPoint, waiting, lastRewardBlock]: readonly [
  Address,
  bigint,
  bigint,
  bigint,
  bigint,
  bigint,
]): TradePool => ({ pair, quantity, totalQuantity, allocPoint, waiting, lastRewardBlock });
