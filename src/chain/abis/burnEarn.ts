// Written by `npm run abis` from burnEarn.sol.
import type { Address } from '#domain/tokens/types.ts';
import { contractFunction } from '../codec/contractFunction.ts';
import { address, uint } from '../codec/types.ts';

/** Burners share their epoch's reward, claimable once it is over. Raw units, unix seconds. */
export const burnEarn = {
  burnToken: contractFunction<[], [Address]>('0xfaa0a264', [], [address]),
  rewardToken: contractFunction<[], [Address]>('0xf7c618c1', [], [address]),
  epochLength: contractFunction<[], [bigint]>('0x57d775f8', [], [uint]),
  vault: contractFunction<[], [Address]>('0xfbfa77cf', [], [address]),
  owed: contractFunction<[], [bigint]>('0xc87d6779', [], [uint]),
  totalBurned: contractFunction<[], [bigint]>('0xd89135cd', [], [uint]),
  epochInfo: contractFunction<[], [number: bigint, endTime: bigint, reward: bigint, burned: bigint]>('0x1f1b8a8c', [], [uint, uint, uint, uint]),
  userInfo: contractFunction<[account: Address], [burnedInEpoch: bigint, burned: bigint]>('0x1959a002', [address], [uint, uint]),
  earned: contractFunction<[account: Address], [bigint]>('0x008cc262', [address], [uint]),
  burn: contractFunction<[amount: bigint], []>('0x42966c68', [uint], []),
  claim: contractFunction<[], []>('0x4e71d92d', [], []),
};
