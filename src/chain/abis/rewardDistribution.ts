// Written by `npm run abis` from rewardDistribution.sol.
import type { Address } from '#domain/tokens/types.ts';
import { contractFunction } from '../codec/contractFunction.ts';
import { address, bool, uint } from '../codec/types.ts';

/** Recorded by the exchange. Raw units. */
export const rewardDistribution = {
  rewards: contractFunction<[token: Address, account: Address], [bigint]>('0xe70b9e27', [address, address], [uint]),
  totalRewards: contractFunction<[token: Address], [bigint]>('0xab7573dd', [address], [uint]),
  stopped: contractFunction<[], [boolean]>('0x75f12b21', [], [bool]),
  claim: contractFunction<[token: Address], []>('0x1e83409a', [address], []),
};
