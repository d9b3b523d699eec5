import type { Hex } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { addressWord, padRight, sizeWord, uintWord } from '../codec/words.ts';
import type { RpcRequest } from '../logs/mergeLogRequests.ts';
import { EXECUTE, type SafeTransaction } from './safeTransaction.ts';

/** Slot of the number of signatures, in every version. */
const THRESHOLD_SLOT: Hex = `0x${sizeWord(4)}`;
const ONE: Hex = `0x${sizeWord(1)}`;
/** Bytes before the first dynamic argument of `execTransaction`. */
const HEAD_BYTES = 10 * 32;

/** Signature of type 1: the owner itself sends the transaction. */
const senderSignature = (owner: Address): string => `${addressWord(owner)}${sizeWord(0)}01`;

const bytesOf = (digits: string): string => `${sizeWord(digits.length / 2)}${padRight(digits)}`;

/**
 * Request that executes a proposal in the Safe's own code, with guard and batch library, as if `owner`'s signature
 * sufficed.
 */
export const executionRequest = (
  safe: Address,
  owner: Address,
  { to, value, data, operation, gas }: SafeTransaction,
): RpcRequest => {
  const inner = bytesOf(data.slice(2));
  const signatures = bytesOf(senderSignature(owner));
  const head = [
    addressWord(to),
    uintWord(value),
    sizeWord(HEAD_BYTES),
    sizeWord(operation),
    gas,
    sizeWord(HEAD_BYTES + inner.length / 2),
  ].join('');
  const call = { from: owner, to: safe, data: `${EXECUTE}${head}${inner}${signatures}` };
  return {
    method: 'eth_call',
    params: [call, 'latest', { [safe]: { stateDiff: { [THRESHOLD_SLOT]: ONE } } }],
  };
};
