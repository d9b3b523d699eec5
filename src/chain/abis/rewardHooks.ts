// Written by `npm run abis` from rewardHooks.sol.
import type { Address } from '#domain/tokens/types.ts';
import { contractFunction } from '../codec/contractFunction.ts';
import { address, uint } from '../codec/types.ts';

/** Called by MyTradeOrderBook. The zero address: not set. */
export const rewardHooks = {
  swapMining: contractFunction<[], [Address]>('0x4e5eda11', [], [address]),
  myTradeOrderMining: contractFunction<[], [Address]>('0x1108749d', [], [address]),
  updateOrderMiningNumByOuter: contractFunction<[], []>('0x98409337', [], []),
  swap: contractFunction<[account: Address, input: Address, output: Address, amountOut: bigint], []>('0xa9678a18', [address, address, address, uint], []),
};
