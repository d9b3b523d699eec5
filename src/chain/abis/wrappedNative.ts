import { contractFunctionWith } from '../codec/contractFunction.ts';
import { uint } from '../codec/types.ts';

/** The wrapper of the native coin (WETH9). Neither call returns anything. Amounts in raw units. */
export const wrappedNativeAbi = {
  /** Wraps the coin that is sent along. */
  deposit: contractFunctionWith<[], undefined>('0xd0e30db0', [], () => undefined),
  withdraw: contractFunctionWith<[amount: bigint], undefined>('0x2e1a7d4d', [uint], () => undefined),
};
