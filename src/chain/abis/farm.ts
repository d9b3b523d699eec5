// Written by `npm run abis` from farm.sol.
import type { Address } from '#domain/tokens/types.ts';
import { contractFunction } from '../codec/contractFunction.ts';
import { address, uint } from '../codec/types.ts';

/** Rewards by the second (StakingRewards, or two rewards). Raw units, unix seconds. */
export const farm = {
  stakingToken: contractFunction<[], [Address]>('0x72f702f3', [], [address]),
  rewardsToken: contractFunction<[], [Address]>('0xd1af0c7d', [], [address]),
  totalSupply: contractFunction<[], [bigint]>('0x18160ddd', [], [uint]),
  balanceOf: contractFunction<[account: Address], [bigint]>('0x70a08231', [address], [uint]),
  earned: contractFunction<[account: Address], [bigint]>('0x008cc262', [address], [uint]),
  earnedA: contractFunction<[account: Address], [bigint]>('0x1820d739', [address], [uint]),
  earnedB: contractFunction<[account: Address], [bigint]>('0x60fb3626', [address], [uint]),
  rewardRate: contractFunction<[], [bigint]>('0x7b0a47ee', [], [uint]),
  rewardRateA: contractFunction<[], [bigint]>('0x255cfca3', [], [uint]),
  rewardRateB: contractFunction<[], [bigint]>('0xefa1c63c', [], [uint]),
  periodFinish: contractFunction<[], [bigint]>('0xebe2b12b', [], [uint]),
  lastUpdateTime: contractFunction<[], [bigint]>('0xc8f33c91', [], [uint]),
  stake: contractFunction<[amount: bigint], []>('0xa694fc3a', [uint], []),
  withdraw: contractFunction<[amount: bigint], []>('0x2e1a7d4d', [uint], []),
  getReward: contractFunction<[], []>('0x3d18b912', [], []),
  exit: contractFunction<[], []>('0xe9fad8ee', [], []),
};

export const farmTopics = {
  withdrawn: '0x7084f5476618d8e60b11ef0d7d3f06914655adb8793e28ff7f018d4c76d505d5',
  rewardPaid: '0xe2403640ba68fed3a2f88b7557551d1993f84b99bb10ff833f0cf8db0c5e0486',
} as const;

/** DualRewardsFarm. */
export const dualFarmTopics = {
  rewardPaid: '0x540798df468d7b23d11f156fdb954cb19ad414d150722a7b6d55ba369dea792e',
} as const;
