import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { parseAddress } from '#domain/tokens/parseAddress.ts';
import type { RequestedCall } from '#domain/transactions/types.ts';
import { isHex } from '#lib/hex.ts';
import { digitsAt, sizeAt, uintAt, WORD } from '../codec/words.ts';
import { DecodeError } from '../codec/DecodeError.ts';
import type { Reader } from '../sending/send.ts';
import { multiSendData } from './safeTransaction.ts';
import type { SafeTransaction } from './safeTransaction.ts';

/** keccak256 of the deployed MultiSendCallOnly of versions 1.3, 1.4.1 and 1.5, which makes calls and nothing else. */
const LIBRARIES: ReadonlySet<string> = new Set([
  'a9865ac2d9c7a1591619b188c4d88167b50df6cc0c5327fcbd1c8c75f7c066ad',
  'ecd5bd14a08c5d2122379900b2f272bdf107a7e92423c10dd5fe3254386c9939',
  'cdbdcec38d2f1c7d961b0029ff8416b7e86e9974d6f0e9c9580c7d17fcfb6663',
]);

const ADDRESS_DIGITS = 40;
/** Digits of the selector and the offset of the packed calls, with 0x. */
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

/** The calls of a batch whose data is exactly theirs; undefined for any other data. */
const batchedCalls = (data: string): readonly RequestedCall[] | undefined => {
  try {
    const calls = unpacked(data.slice(HEAD_DIGITS));
    return calls.length > 0 && multiSendData(calls) === data ? calls : undefined;
  } catch (cause) {
    if (cause instanceof DecodeError) return undefined;
    throw cause;
  }
};

/**
 * The calls of a Safe's transaction. Code that runs in the Safe's name is a batch only if the library's own code says so;
 * undefined for any other. Rejects as the node does.
 */
export const proposedCalls = async (
  reader: Reader,
  { to, value, data, operation }: SafeTransaction,
): Promise<readonly RequestedCall[] | undefined> => {
  if (operation === 0) return [{ to, data, value: value.toString() }];
  const calls = operation === 1 && value === 0n ? batchedCalls(data) : undefined;
  if (!calls) return undefined;
  const code = await reader.send<unknown>('eth_getCode', [to, 'latest']);
  if (!isHex(code) || code.length % 2 !== 0) return undefined;
  return LIBRARIES.has(bytesToHex(keccak_256(hexToBytes(code.slice(2))))) ? calls : undefined;
};
