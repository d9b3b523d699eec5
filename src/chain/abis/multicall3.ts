import type { Hex } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { contractFunctionWith } from '../codec/contractFunction.ts';
import { address, bytes32, decodeAll, uint } from '../codec/types.ts';

/** The views of Multicall2 and 3 that are read as calls of their own aggregate. */
export const multicall3 = {
  /** Native coin in wei. */
  getEthBalance: contractFunctionWith<[account: Address], bigint>(
    '0x4d2301cc',
    [address],
    (data) => decodeAll<[bigint]>([uint], data)[0],
  ),
  /** Unix seconds. */
  getCurrentBlockTimestamp: contractFunctionWith<[], number>('0x0f28c97d', [], (data) =>
    Number(decodeAll<[bigint]>([uint], data)[0]),
  ),
  /** Hash of the block before the one that is read at. */
  getLastBlockHash: contractFunctionWith<[], Hex>('0x27e86d6e', [], (data) => decodeAll<[Hex]>([bytes32], data)[0]),
  /** Hash of one of the last 256 blocks; zeros for any other number. */
  getBlockHash: contractFunctionWith<[block: bigint], Hex>(
    '0xee82ac5e',
    [uint],
    (data) => decodeAll<[Hex]>([bytes32], data)[0],
  ),
};
