// Written by `npm run abis` from singleStaking.sol.
import type { Address } from '#domain/tokens/types.ts';
import { contractFunction } from '../codec/contractFunction.ts';
import { address, bool, uint } from '../codec/types.ts';

/** Rewards by the block, paid from the balance beyond the stakes. Raw units. */
export const singleStaking = {
  stakedToken: contractFunction<[], [Address]>('0xcc7a262e', [], [address]),
  rewardToken: contractFunction<[], [Address]>('0xf7c618c1', [], [address]),
  rewardPerBlock: contractFunction<[], [bigint]>('0x8ae39cac', [], [uint]),
  endBlock: contractFunction<[], [bigint]>('0x083c6323', [], [uint]),
  totalStaked: contractFunction<[], [bigint]>('0x817b1cd2', [], [uint]),
  unclaimed: contractFunction<[], [bigint]>('0x669416b8', [], [uint]),
  getRewardInfo: contractFunction<[], [lastRewardBlock: bigint, accRewardPerShare: bigint]>('0x699c8f33', [], [uint, uint]),
  userInfo: contractFunction<[account: Address], [staked: bigint]>('0x1959a002', [address], [uint]),
  pendingReward: contractFunction<[account: Address], [bigint]>('0xf40f0f52', [address], [uint]),
  transact: contractFunction<[amount: bigint, isDeposit: boolean], []>('0xb100dfc2', [uint, bool], []),
};

export const singleStakingTopics = {
  claimed: '0xd8138f8a3f377c5259ca548e70e4c2de94f129f5a11036a15b69513cba2b426a',
  unstaked: '0x0f5bb82176feb1b5e747e28471aa92156a04d9f3ab9f45f28e2d704232b93f75',
} as const;
