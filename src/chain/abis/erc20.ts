// Written by `npm run abis` from erc20.sol.
import type { Address } from '#domain/tokens/types.ts';
import { stringOrBytes32 } from '../codec/answers/stringOrBytes32.ts';
import { contractFunction, contractFunctionWith } from '../codec/contractFunction.ts';
import { address, uint } from '../codec/types.ts';

/** Raw units. */
export const erc20 = {
  balanceOf: contractFunction<[owner: Address], [bigint]>('0x70a08231', [address], [uint]),
  allowance: contractFunction<[owner: Address, spender: Address], [bigint]>('0xdd62ed3e', [address, address], [uint]),
  approve: contractFunction<[spender: Address, amount: bigint], []>('0x095ea7b3', [address, uint], []),
  transfer: contractFunction<[to: Address, amount: bigint], []>('0xa9059cbb', [address, uint], []),
  totalSupply: contractFunction<[], [bigint]>('0x18160ddd', [], [uint]),
  symbol: contractFunctionWith<[], ReturnType<typeof stringOrBytes32>>('0x95d89b41', [], stringOrBytes32),
  name: contractFunctionWith<[], ReturnType<typeof stringOrBytes32>>('0x06fdde03', [], stringOrBytes32),
  decimals: contractFunction<[], [bigint], ReturnType<typeof Number>>('0x313ce567', [], [uint], Number),
};
