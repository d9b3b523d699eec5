// Written by `npm run abis` from wrappedNative.sol.
import { contractFunction } from '../codec/contractFunction.ts';
import { uint } from '../codec/types.ts';

/** WETH9. Raw units. */
export const wrappedNativeAbi = {
  deposit: contractFunction<[], []>('0xd0e30db0', [], []),
  withdraw: contractFunction<[amount: bigint], []>('0x2e1a7d4d', [uint], []),
};

export const wrappedNativeAbiTopics = {
  deposit: '0xe1fffcc4923d04b559f4d29a8bfc6cda04eb5b0d3c460751c2402c5c5cc9109c',
  withdrawal: '0x7fcf532c15f0a6db0bd6d0e038bea71d30d808c7d98cb3bf7268a95bf5081b65',
} as const;
