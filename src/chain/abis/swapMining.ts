// Written by `npm run abis` from swapMining.sol.
import type { Address } from '#domain/tokens/types.ts';
import { tradePool } from '../codec/answers/tradePool.ts';
import { contractFunction } from '../codec/contractFunction.ts';
import { address, bool, uint } from '../codec/types.ts';

/** MyTradeSwapMining. Quantities in raw units of the target token, rewards in those of the reward token. */
export const swapMining = {
  poolLength: contractFunction<[], [bigint]>('0x081e3eda', [], [uint]),
  poolInfo: contractFunction<[pid: bigint], [pair: Address, quantity: bigint, totalQuantity: bigint, allocPoint: bigint, allocTokenAmount: bigint, lastRewardBlock: bigint], ReturnType<typeof tradePool>>('0x1526fe27', [uint], [address, uint, uint, uint, uint, uint], tradePool),
  getUserReward: contractFunction<[pid: bigint], [reward: bigint, quantity: bigint]>('0x9fb08cb7', [uint], [uint, uint]),
  pidOf: contractFunction<[pair: Address], [bigint]>('0x0495de50', [address], [uint]),
  userInfo: contractFunction<[pid: bigint, account: Address], [quantity: bigint]>('0x93f1a40b', [uint, address], [uint]),
  getQuantity: contractFunction<[token: Address, amount: bigint, target: Address], [bigint]>('0xa7ef67f6', [address, uint, address], [uint]),
  isWhitelist: contractFunction<[token: Address], [boolean]>('0xc683630d', [address], [bool]),
  tokenPerBlock: contractFunction<[], [bigint]>('0x4198709a', [], [uint]),
  totalAllocPoint: contractFunction<[], [bigint]>('0x17caf6f1', [], [uint]),
  targetToken: contractFunction<[], [Address]>('0x327107f7', [], [address]),
  rewardToken: contractFunction<[], [Address]>('0x45b01c1a', [], [address]),
  vault: contractFunction<[], [Address]>('0xd90ea20f', [], [address]),
  takerWithdraw: contractFunction<[], []>('0xb872dd0e', [], []),
};
