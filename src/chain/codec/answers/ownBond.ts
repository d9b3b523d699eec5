import type { OwnBond } from '#domain/bonds/vesting.ts';

/** What an account has bought, in the order of its fields. */
export const ownBond = ([payout, vesting, lastBlock, truePricePaid]: readonly [
  bigint,
  bigint,
  bigint,
  bigint,
]): OwnBond => ({ payout, vesting, lastBlock, truePricePaid });
