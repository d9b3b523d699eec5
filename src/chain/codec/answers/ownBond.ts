import type { OwnBond } from '#domain/bonds/vesting.ts';

/** In the order of the contract's fields. */
export const ownBond = ([payout, vesting, lastBlock, truePricePaid]: readonly [
  bigint,
  bigint,
  bigint,
  bigint,
]): OwnBond => ({ payout, vesting, lastBlock, truePricePaid });
