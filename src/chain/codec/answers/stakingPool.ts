import type { Address } from '#domain/tokens/types.ts';

export interface StakingPool {
  readonly lpToken: Address;
  /** Its part of the rewards of each block; 0: it gets none any more. */
  readonly allocPoint: bigint;
}

export const stakingPool = ([lpToken, allocPoint]: readonly [Address, bigint]): StakingPool => ({
  lpToken,
  allocPoint,
});
