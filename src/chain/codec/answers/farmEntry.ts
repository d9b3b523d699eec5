import type { Address } from '#domain/tokens/types.ts';

/** A farm in the list of its factory, and what it pays. */
export interface FarmEntry {
  readonly farm: Address;
  readonly rewardTokens: readonly [Address, Address];
}

/** Location and reward tokens of a farm; the amounts in the factory's list are not used. */
export const farmEntry = ([farm, rewardsTokenA, rewardsTokenB]: readonly [
  Address,
  Address,
  Address,
  bigint,
  bigint,
  bigint,
]): FarmEntry => ({ farm, rewardTokens: [rewardsTokenA, rewardsTokenB] });
