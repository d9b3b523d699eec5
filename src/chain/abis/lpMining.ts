// Written by `npm run abis` from lpMining.sol.
import type { Address } from '#domain/tokens/types.ts';
import { miningPool } from '../codec/answers/miningPool.ts';
import { contractFunction } from '../codec/contractFunction.ts';
import { address, bool, uint } from '../codec/types.ts';

/** MyTradePool: terms and calls. Raw units. */
export const lpMining = {
  poolInfo: contractFunction<[pid: bigint], [lpToken: Address, allocPoint: bigint, lastRewardBlock: bigint, accTokenPerShare: bigint, accMultLpPerShare: bigint, totalAmount: bigint], ReturnType<typeof miningPool>>('0x1526fe27', [uint], [address, uint, uint, uint, uint, uint], miningPool),
  rewardToken: contractFunction<[], [Address]>('0x45b01c1a', [], [address]),
  secondToken: contractFunction<[], [Address]>('0x705bbc01', [], [address]),
  isMultLP: contractFunction<[lpToken: Address], [boolean]>('0x7fe6f5ac', [address], [bool]),
  tokenPerBlock: contractFunction<[], [bigint]>('0x4198709a', [], [uint]),
  startBlock: contractFunction<[], [bigint]>('0x48cd4cb1', [], [uint]),
  halvingPeriod: contractFunction<[], [bigint]>('0x5a3e251f', [], [uint]),
  totalAllocPoint: contractFunction<[], [bigint]>('0x17caf6f1', [], [uint]),
  vault: contractFunction<[], [Address]>('0xd90ea20f', [], [address]),
  deposit: contractFunction<[pid: bigint, amount: bigint], []>('0xe2bbb158', [uint, uint], []),
  withdraw: contractFunction<[pid: bigint, amount: bigint], []>('0x441a3e70', [uint, uint], []),
  emergencyWithdraw: contractFunction<[pid: bigint], []>('0x5312ea8e', [uint], []),
};
