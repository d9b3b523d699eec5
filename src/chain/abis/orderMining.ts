// Written by `npm run abis` from orderMining.sol.
import type { Address } from '#domain/tokens/types.ts';
import { minerRecord } from '../codec/answers/minerRecord.ts';
import { pairFactors } from '../codec/answers/pairFactors.ts';
import { contractFunction } from '../codec/contractFunction.ts';
import { address, arrayOf, bool, uint } from '../codec/types.ts';

/** MyTradeOrderMining. Raw reward units. */
export const orderMining = {
  indexOf: contractFunction<[maker: Address], [bigint]>('0xa0978775', [address], [uint]),
  minerAt: contractFunction<[index: bigint], [maker: Address, withdrawEndBlock: bigint, addRewardEndBlock: bigint, reward: bigint, rewardSum: bigint], ReturnType<typeof minerRecord>>('0x8b4c308a', [uint], [address, uint, uint, uint, uint], minerRecord),
  perBlock: contractFunction<[], [bigint]>('0x437b7872', [], [uint]),
  startBlock: contractFunction<[], [bigint]>('0x48cd4cb1', [], [uint]),
  rewardToken: contractFunction<[], [Address]>('0xfb7b79e9', [], [address]),
  vault: contractFunction<[], [Address]>('0xd90ea20f', [], [address]),
  withdrawUserReward: contractFunction<[], [boolean]>('0x4fe71e95', [], [bool]),
};

/** MytradeConfig. */
export const orderMiningConfig = {
  getPairFactors: contractFunction<[], [token0s: readonly Address[], token1s: readonly Address[], factors: readonly bigint[], maxLimits: readonly bigint[], minLimits: readonly bigint[]], ReturnType<typeof pairFactors>>('0x6220f700', [], [arrayOf(address), arrayOf(address), arrayOf(uint), arrayOf(uint), arrayOf(uint)], pairFactors),
  step: contractFunction<[], [bigint]>('0xe25fe175', [], [uint]),
  blockAmount: contractFunction<[], [bigint]>('0xe6e6ac4b', [], [uint]),
};
