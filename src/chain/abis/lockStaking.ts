// Written by `npm run abis` from lockStaking.sol.
import type { Address } from '#domain/tokens/types.ts';
import { lockedStake } from '../codec/answers/lockedStake.ts';
import { contractFunction } from '../codec/contractFunction.ts';
import { address, uint } from '../codec/types.ts';

/** The reward is fixed at the deposit. Raw units, unix seconds. */
export const lockStaking = {
  token: contractFunction<[], [Address]>('0xfc0c546a', [], [address]),
  minimumLocked: contractFunction<[], [bigint]>('0xa9bc8dd7', [], [uint]),
  tokenRate: contractFunction<[months: bigint], [bigint]>('0x4b2e654c', [uint], [uint]),
  tokenDuration: contractFunction<[months: bigint], [bigint]>('0x0e2edd66', [uint], [uint]),
  remainingLockUp: contractFunction<[months: bigint], [bigint]>('0x20794e0d', [uint], [uint]),
  totalPayout: contractFunction<[], [bigint]>('0x454f7b8f', [], [uint]),
  stakesCount: contractFunction<[account: Address], [bigint]>('0x0e36e355', [address], [uint]),
  stakes: contractFunction<[account: Address, index: bigint], [stakeId: bigint, stakeStartTime: bigint, stakeEndTime: bigint, tokenRate: bigint, payout: bigint, deposited: bigint], ReturnType<typeof lockedStake>>('0x584b62a1', [address, uint], [uint, uint, uint, uint, uint, uint], lockedStake),
  deposit: contractFunction<[amount: bigint, months: bigint], [stakeId: bigint]>('0xe2bbb158', [uint, uint], [uint]),
  withdraw: contractFunction<[stakeId: bigint], []>('0x2e1a7d4d', [uint], []),
};

export const lockStakingTopics = {
  deposited: '0xe3b53cd1a44fbf11535e145d80b8ef1ed6d57a73bf5daa7e939b6b01657d6549',
  withdrawn: '0x92ccf450a286a957af52509bc1c9939d1a6a481783e142e41e2499f0bb66ebc6',
} as const;
