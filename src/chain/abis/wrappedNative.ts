// Written by `npm run abis` from wrappedNative.sol.
import { contractFunction } from '../codec/contractFunction.ts';
import { uint } from '../codec/types.ts';

/** The wrapper of the native coin (WETH9). Amounts in raw units. */
export const wrappedNativeAbi = {
  deposit: contractFunction<[], []>('0xd0e30db0', [], []),
  withdraw: contractFunction<[amount: bigint], []>('0x2e1a7d4d', [uint], []),
};
