// Written by `npm run abis` from multicall3.sol.
import type { Hex } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { contractFunction } from '../codec/contractFunction.ts';
import { address, bytes32, uint } from '../codec/types.ts';

/** Multicall2 and 3; every call of an aggregate may fail by itself. */
export const multicall3 = {
  getEthBalance: contractFunction<[account: Address], [bigint]>('0x4d2301cc', [address], [uint]),
  getCurrentBlockTimestamp: contractFunction<[], [bigint], ReturnType<typeof Number>>('0x0f28c97d', [], [uint], Number),
  getLastBlockHash: contractFunction<[], [Hex]>('0x27e86d6e', [], [bytes32]),
  getBlockHash: contractFunction<[block: bigint], [Hex]>('0xee82ac5e', [uint], [bytes32]),
};

export const multicall3Selectors = {
  tryBlockAndAggregate: '0x399542e9',
} as const;
