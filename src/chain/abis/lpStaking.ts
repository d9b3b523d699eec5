// Written by `npm run abis` from lpStaking.sol.
import type { Address } from '#domain/tokens/types.ts';
import { stakingPool } from '../codec/answers/stakingPool.ts';
import { contractFunction } from '../codec/contractFunction.ts';
import { address, uint } from '../codec/types.ts';

/** MyTradePool. Raw units. */
export const lpStaking = {
  poolLength: contractFunction<[], [bigint]>('0x081e3eda', [], [uint]),
  poolInfo: contractFunction<[pid: bigint], [lpToken: Address, allocPoint: bigint], ReturnType<typeof stakingPool>>('0x1526fe27', [uint], [address, uint], stakingPool),
  pidOf: contractFunction<[lpToken: Address], [bigint]>('0xb0c7044b', [address], [uint]),
  userInfo: contractFunction<[pid: bigint, account: Address], [staked: bigint]>('0x93f1a40b', [uint, address], [uint]),
  pending: contractFunction<[pid: bigint, account: Address], [product: bigint, second: bigint]>('0xe4c75c27', [uint, address], [uint, uint]),
};

export const lpStakingTopics = {
  deposit: '0x90890809c654f11d6e72a28fa60149770a0d11ec6c92319d6ceb2bb0a4ea1a15',
  withdraw: '0xf279e6a1f5e320cca91135676d9cb6e44ca8a08c0b88342bcdb1144f6511b568',
} as const;
