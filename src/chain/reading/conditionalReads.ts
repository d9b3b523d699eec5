import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import type { CallOutcome } from '#domain/multicall/callOutcome.ts';
import type { Call, Hex } from '#domain/multicall/types.ts';
import { decodeConditionalReads, encodeConditionalReads, type KnownResult } from '../codec/conditionalReads.ts';
import type { RpcClient } from '../rpc/createRpcClient.ts';
import type { BlockReads } from './multicall.ts';

/** Known result for `readConditionally`; undefined for a failed call, whose result is always returned. */
export const knownResult = (outcome: CallOutcome): KnownResult | undefined =>
  outcome.status === 'success'
    ? { outcome, hash: bytesToHex(keccak_256(hexToBytes(outcome.data.slice(2)))).slice(0, 16) }
    : undefined;

/**
 * Reads calls at the newest or a named block. The node returns only results that differ from `known` (an entry or
 * undefined for each call). Rejects with RpcError, also for results longer than a contract may be (24,576 bytes), and
 * with DecodeError for an unreadable answer.
 */
export const readConditionally = async (
  rpc: RpcClient,
  calls: readonly Call[],
  known: readonly (KnownResult | undefined)[],
  at: 'latest' | number = 'latest',
): Promise<BlockReads> => {
  const tag = at === 'latest' ? at : `0x${at.toString(16)}`;
  const data = await rpc.send<Hex>('eth_call', [{ data: encodeConditionalReads(calls, known) }, tag]);
  return decodeConditionalReads(data, known);
};
