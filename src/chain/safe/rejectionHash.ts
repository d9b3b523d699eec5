import type { Hex } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { NO_GAS_TERMS, safeTxHashes } from './safeTransaction.ts';

/** Hash of an empty call to itself with the same nonce, for each version of the contract. */
export const rejectionHashes = (safe: Address, chainId: number, nonce: number): readonly Hex[] =>
  safeTxHashes(safe, chainId, { to: safe, value: 0n, data: '0x', operation: 0, gas: NO_GAS_TERMS }, nonce);
