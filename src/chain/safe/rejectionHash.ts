import type { Hex } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { NO_GAS_TERMS, safeTxHashes } from './safeTransaction.ts';

/**
 * The Safe's hashes of the transaction with which its owners reject another one: an empty call to itself with the same
 * nonce. Each version of the contract has one.
 */
export const rejectionHashes = (safe: Address, chainId: number, nonce: number): readonly Hex[] =>
  safeTxHashes(safe, chainId, { to: safe, value: 0n, data: '0x', operation: 0, gas: NO_GAS_TERMS }, nonce);
