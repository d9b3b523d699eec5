// Written by `npm run abis` from multicall3.sol.
import type { Hex } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { contractFunction } from '../codec/contractFunction.ts';
import { address, bytes32, uint } from '../codec/types.ts';

/** The views of Multicall2 and 3 that are read as calls of their own aggregate. */
export const multicall3 = {
  /** Native coin in wei. */
  getEthBalance: contractFunction<[account: Address], [bigint]>('0x4d2301cc', [address], [uint]),
  /** Unix seconds. */
  getCurrentBlockTimestamp: contractFunction<[], [bigint], ReturnType<typeof Number>>('0x0f28c97d', [], [uint], Number),
  /** Hash of the block before the one that is read at. */
  getLastBlockHash: contractFunction<[], [Hex]>('0x27e86d6e', [], [bytes32]),
  /** Hash of one of the last 256 blocks; zeros for any other number. */
  getBlockHash: contractFunction<[block: bigint], [Hex]>('0xee82ac5e', [uint], [bytes32]),
};
