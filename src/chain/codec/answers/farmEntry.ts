import type { Address } from '#domain/tokens/types.ts';

interface FarmEntry {
  readonly farm: Address;
  readonly rewardTokens: readonly [Address, Address];
}

/** The amounts in the factory's list are not used. */
export const farmEntry = ([farm, rewardsTokenA, rewardsTokenB]: readonly [
  Address,
  Address,
  Address,
  bigint,
  bigint,
  bigint,
]): FarmEntry => ({ farm, rewardTokens: [rewardsTokenA, rewardsTokenB] });
