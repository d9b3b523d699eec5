import type { Address } from '#domain/tokens/types.ts';

interface StakingPool {
  readonly lpToken: Address;
  /** Share of each block's rewards; 0 for a pool that earns none. */
  readonly allocPoint: bigint;
}

/** Source: `poolInfo` of the LP staking contract. */
export const stakingPool = ([lpToken, allocPoint]: readonly [Address, bigint]): StakingPool => ({
  lpToken,
  allocPoint,
});
