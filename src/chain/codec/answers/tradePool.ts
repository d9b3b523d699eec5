import type { TradePool } from '#domain/mining/tradeMining.ts';
import type { Address } from '#domain/tokens/types.ts';

/** A pool of the trade mining contract, in the order of its fields. */
export const tradePool = ([pair, quantity, totalQuantity, allocPoint, waiting, lastRewardBlock]: readonly [
  Address,
  bigint,
  bigint,
  bigint,
  bigint,
  bigint,
]): TradePool => ({ pair, quantity, totalQuantity, allocPoint, waiting, lastRewardBlock });
