import type { LockedStake } from '#domain/staking/lock.ts';

/** Source: `stakes` of the lock contract; raw tokens, unix seconds. */
export const lockedStake = ([id, startTime, endTime, rateBps, payout, deposited]: readonly [
  bigint,
  bigint,
  bigint,
  bigint,
  bigint,
  bigint,
]): LockedStake => ({ id, startTime, endTime, rateBps, payout, deposited });
