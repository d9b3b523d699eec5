import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { parseAddress } from '#domain/tokens/parseAddress.ts';
import type { Address } from '#domain/tokens/types.ts';
import type { RequestedCall } from '#domain/transactions/types.ts';
import { isHex } from '#lib/hex.ts';
import { digitsAt, sizeAt, uintAt, WORD } from '../codec/words.ts';
import { DecodeError } from '../codec/DecodeError.ts';
import type { RpcRequest } from '../logs/mergeLogRequests.ts';
import type { Reader } from '../sending/send.ts';
import { multiSendData, type SafeTransaction } from './safeTransaction.ts';

/** keccak256 of the code of MultiSend and MultiSendCallOnly (safe-deployments), which proves a batch on every chain. */
const LIBRARIES: ReadonlySet<string> = new Set([
  // MultiSend 1.1.1; 1.3.0 of both deployers; 1.4.1; 1.5.0.
  'e4e9b4d4c1e3ff06cd51afe0b51eb1b22c0bab51eab38d428ee74540a5ff603e',
  '0208282bd262360d0320862c5ac70f375f5ed3b9d89a83a615b4d398415bdc83',
  '81db0e4afdf5178583537b58c5ad403bd47a4ac7f9bde2442ef3e341d433126a',
  '0e4f7fc66550a322d1e7688e181b75e217e662a4f3f4d6a29b22bc61217c4b77',
  'ca1147a12963172a93910c5cb2bfa5ad0e941c7f03fc7eb017dd06a8ea4e5604',
  // MultiSendCallOnly 1.3.0, 1.4.1, 1.5.0.
  'a9865ac2d9c7a1591619b188c4d88167b50df6cc0c5327fcbd1c8c75f7c066ad',
  'ecd5bd14a08c5d2122379900b2f272bdf107a7e92423c10dd5fe3254386c9939',
  'cdbdcec38d2f1c7d961b0029ff8416b7e86e9974d6f0e9c9580c7d17fcfb6663',
]);

const ADDRESS_DIGITS = 40;
const HEAD_DIGITS = 2 + 8 + WORD;

const unpacked = (digits: string): readonly RequestedCall[] => {
  const calls: RequestedCall[] = [];
  const end = sizeAt(digits, 0) * 2 + WORD;
  for (let at = WORD; at < end;) {
    const to = parseAddress(`0x${digitsAt(digits, at + 2, ADDRESS_DIGITS)}`);
    if (!to) throw new DecodeError('a packed call names no contract');
    const value = uintAt(digits, at + 2 + ADDRESS_DIGITS).toString();
    const size = sizeAt(digits, at + 2 + ADDRESS_DIGITS + WORD) * 2;
    at += 2 + ADDRESS_DIGITS + 2 * WORD;
    calls.push({ to, value, data: `0x${digitsAt(digits, at, size)}` });
    at += size;
  }
  return calls;
};

const batchedCalls = (data: string): readonly RequestedCall[] | undefined => {
  try {
    const calls = unpacked(data.slice(HEAD_DIGITS));
    return calls.length > 0 && multiSendData(calls) === data ? calls : undefined;
  } catch (cause) {
    if (cause instanceof DecodeError) return undefined;
    throw cause;
  }
};

/** Calls by shape alone; the library is not checked. */
const batchIn = ({ value, data, operation }: SafeTransaction): readonly RequestedCall[] | undefined =>
  operation === 1 && value === 0n ? batchedCalls(data.toLowerCase()) : undefined;

/** True for the shape of a batch; only its library's code proves that it is one. */
export const hasShapeOfBatch = (transaction: SafeTransaction): boolean => batchIn(transaction) !== undefined;

/** Request for `eth_getCode` at the latest block; the answer is `0x` for an account without code. */
export const codeRequest = (contract: Address): RpcRequest => ({ method: 'eth_getCode', params: [contract, 'latest'] });

const isLibrary = (code: unknown): boolean =>
  isHex(code) && code.length % 2 === 0 && LIBRARIES.has(bytesToHex(keccak_256(hexToBytes(code.slice(2)))));

/**
 * Calls of a transaction. Code run in the Safe's name is a batch only if its library's `code` proves it; undefined
 * otherwise.
 */
export const callsOfTransaction = (
  transaction: SafeTransaction,
  code: unknown,
): readonly RequestedCall[] | undefined => {
  const { to, value, data, operation } = transaction;
  if (operation === 0) return [{ to, data, value: value.toString() }];
  const calls = batchIn(transaction);
  return calls && isLibrary(code) ? calls : undefined;
};

/** Calls of a proposal, for which the library's code is read. Rejects as the node does. */
export const proposedCalls = async (
  reader: Reader,
  transaction: SafeTransaction,
): Promise<readonly RequestedCall[] | undefined> => {
  if (!hasShapeOfBatch(transaction)) return callsOfTransaction(transaction, undefined);
  const { method, params } = codeRequest(transaction.to);
  return callsOfTransaction(transaction, await reader.send<unknown>(method, params));
};
