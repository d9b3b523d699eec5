import type { LockedStake } from '#domain/staking/lock.ts';

/** Stake in a lock, in raw tokens and unix seconds. Source: `stakes` of the lock contract. */
export const lockedStake = ([id, startTime, endTime, rateBps, payout, deposited]: readonly [
  bigint,
  bigint,
  bigint,
  bigint,
  bigint,
  bigint,
]): LockedStake => ({ id, startTime, endTime, rateBps, payout, deposited });
