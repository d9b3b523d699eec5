import type { OwnBond } from '#domain/bonds/vesting.ts';

/** Purchase of an account. Source: `bondInfo` of a bond. */
export const ownBond = ([payout, vesting, lastBlock, truePricePaid]: readonly [
  bigint,
  bigint,
  bigint,
  bigint,
]): OwnBond => ({ payout, vesting, lastBlock, truePricePaid });
