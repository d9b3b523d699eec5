// Written by `npm run abis` from tokenProbe.sol.
import type { Hex } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { contractFunction } from '../codec/contractFunction.ts';
import { address, arrayOf, bool, bytes, uint } from '../codec/types.ts';

/** An account's code in a simulation; deployed nowhere. Raw units. */
export const tokenProbe = {
  move: contractFunction<[token: Address, from: Address, to: Address, spender: Address, amount: bigint], [done: boolean, arrived: bigint, reason: Hex]>('0xec73ae6b', [address, address, address, address, uint], [bool, uint, bytes]),
  trade: contractFunction<[token: Address, quote: Address, pool: Address, lender: Address, trader: Address, spender: Address], [figures: readonly bigint[], bought: Hex, sold: Hex, given: Hex]>('0x8f6ffddd', [address, address, address, address, address, address], [arrayOf(uint), bytes, bytes, bytes]),
};
