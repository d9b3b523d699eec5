// Written by `npm run abis` from lpStaking.sol.
import type { Address } from '#domain/tokens/types.ts';
import { stakingPool } from '../codec/answers.ts';
import { contractFunction } from '../codec/contractFunction.ts';
import { address, uint } from '../codec/types.ts';

/** The rewards pool that pool tokens are staked in (MyTradePool). Amounts in raw units. */
export const lpStaking = {
  poolLength: contractFunction<[], [bigint]>('0x081e3eda', [], [uint]),
  poolInfo: contractFunction<[pid: bigint], [lpToken: Address, allocPoint: bigint], ReturnType<typeof stakingPool>>('0x1526fe27', [uint], [address, uint], stakingPool),
  /** Number of the pool that takes these pool tokens; 0 also for unknown ones, so hold it against `poolInfo`. */
  pidOf: contractFunction<[lpToken: Address], [bigint]>('0xb0c7044b', [address], [uint]),
  /** Pool tokens the account has staked; what else is returned is not read. */
  userInfo: contractFunction<[pid: bigint, account: Address], [staked: bigint]>('0x93f1a40b', [uint, address], [uint]),
  /** Rewards the account could claim: of the product token, and of a second one where the pool has one. */
  pending: contractFunction<[pid: bigint, account: Address], [product: bigint, second: bigint]>('0xe4c75c27', [uint, address], [uint, uint]),
};
