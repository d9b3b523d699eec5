// Written by `npm run abis` from faucet.sol.
import type { Address } from '#domain/tokens/types.ts';
import { contractFunction } from '../codec/contractFunction.ts';
import { address, uint } from '../codec/types.ts';

/** Each account gets the same amount once in an interval. Raw units, unix seconds. */
export const faucet = {
  token: contractFunction<[], [Address]>('0xfc0c546a', [], [address]),
  amount: contractFunction<[], [bigint]>('0xaa8c217c', [], [uint]),
  interval: contractFunction<[], [bigint]>('0x947a36fb', [], [uint]),
  lastDrip: contractFunction<[account: Address], [bigint]>('0x0935f004', [address], [uint]),
  drip: contractFunction<[], []>('0x9f678cca', [], []),
};
