// Written by `npm run abis` from bookDeposits.sol.
import type { Address } from '#domain/tokens/types.ts';
import { contractFunction } from '../codec/contractFunction.ts';
import { address, bool, uint } from '../codec/types.ts';

/** Deposits of MyTradeOrderBook without an order. Raw units. */
export const bookDeposits = {
  cancelOrderForNumWithPreDiposit: contractFunction<[from: Address, to: Address, index: bigint, amount: bigint], [boolean]>('0xe0ada45e', [address, address, uint, uint], [bool]),
  deposit: contractFunction<[token: Address, amount: bigint], []>('0x47e7ef24', [address, uint], []),
  withdraw: contractFunction<[token: Address, amount: bigint], []>('0xf3fef3a3', [address, uint], []),
  feeRecipient: contractFunction<[], [Address]>('0x39e7fddc', [], [address]),
  userDiposit: contractFunction<[user: Address, token: Address], [bigint]>('0xf55f918d', [address, address], [uint]),
};
