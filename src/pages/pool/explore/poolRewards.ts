import type { RateBps } from '#domain/prices/rateBps.ts';
import type { Address } from '#domain/tokens/types.ts';

/** APR of staked or locked pool tokens, or `none`. */
type RewardRate = RateBps | 'none';

/** A programme with rewards now. Its rate is undefined while unknown. */
export interface PoolProgramme {
  readonly kind: 'liquidity' | 'farm' | 'lock';
  readonly path: string;
  readonly months?: bigint;
  readonly rate: RateBps | undefined;
}

export interface PoolRewards {
  readonly reward: RewardRate | undefined;
  readonly programmes: readonly PoolProgramme[];
}

export type RewardsOf = (pair: Address) => PoolRewards;

const UNREAD: PoolRewards = { reward: undefined, programmes: [] };

export const unreadRewards: RewardsOf = () => UNREAD;
