import type { LockedStake } from '#domain/staking/lock.ts';

export const lockedStake = ([id, startTime, endTime, rateBps, payout, deposited]: readonly [
  bigint,
  bigint,
  bigint,
  bigint,
  bigint,
  bigint,
]): LockedStake => ({ id, startTime, endTime, rateBps, payout, deposited });
