import type { Address } from '#domain/tokens/types.ts';
import { contractFunction, contractFunctionWith } from '../codec/contractFunction.ts';
import { address, decodeAll, uint } from '../codec/types.ts';
import type { Hex } from '#domain/multicall/types.ts';

const oneUint = (data: Hex): bigint => decodeAll<[bigint]>([uint], data)[0];

export interface StakingPool {
  readonly lpToken: Address;
  /** Its part of the rewards of each block; 0: it gets none any more. */
  readonly allocPoint: bigint;
}

/** The rewards pool that pool tokens are staked in (MyTradePool). Amounts in raw units. */
export const lpStaking = {
  poolLength: contractFunctionWith<[], bigint>('0x081e3eda', [], oneUint),
  poolInfo: contractFunctionWith<[pid: bigint], StakingPool>('0x1526fe27', [uint], (data) => {
    const [lpToken, allocPoint] = decodeAll<[Address, bigint]>([address, uint], data);
    return { lpToken, allocPoint };
  }),
  /** Number of the pool that takes these pool tokens; 0 also for unknown ones, so hold it against `poolInfo`. */
  pidOf: contractFunctionWith<[lpToken: Address], bigint>('0xb0c7044b', [address], oneUint),
  /** Pool tokens the account has staked. */
  userInfo: contractFunctionWith<[pid: bigint, account: Address], bigint>('0x93f1a40b', [uint, address], oneUint),
  /** Rewards the account could claim: of the product token, and of a second one where the pool has one. */
  pending: contractFunction<[pid: bigint, account: Address], [bigint, bigint]>(
    '0xe4c75c27',
    [uint, address],
    [uint, uint],
  ),
};
