import type { Address } from '#domain/tokens/types.ts';

/** A farm in the list of its factory, and what it pays. */
export interface FarmEntry {
  readonly farm: Address;
  readonly rewardTokens: readonly [Address, Address];
}

/** The fields that tell where a farm is and what it pays; the amounts are the factory's business. */
export const farmEntry = ([farm, rewardsTokenA, rewardsTokenB]: readonly [
  Address,
  Address,
  Address,
  bigint,
  bigint,
  bigint,
]): FarmEntry => ({ farm, rewardTokens: [rewardsTokenA, rewardsTokenB] });
