import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex, concatBytes, hexToBytes } from '@noble/hashes/utils.js';
import type { Hex } from '../multicall/types.ts';
import { sortsBefore } from './sortsBefore.ts';
import { toChecksumAddress } from '#lib/toChecksumAddress.ts';
import type { Address } from './types.ts';

const known = new Map<string, Address>();

const bytes = (hex: Hex): Uint8Array => hexToBytes(hex.slice(2));

/**
 * CREATE2 address: last 20 bytes of keccak256(0xff, factory, keccak256(token0, token1), initCodeHash). Throws for
 * equal tokens. Cached, because pages need the same pairs in every block. Source: spec 000 section 5.
 */
export const pairAddress = (factory: Address, initCodeHash: Hex, a: Address, b: Address): Address => {
  if (a.toLowerCase() === b.toLowerCase()) throw new Error('Addresses should not be equal');
  const [token0, token1] = sortsBefore(a, b) ? [a, b] : [b, a];
  const key = `${factory}${initCodeHash}${token0}${token1}`;
  const cached = known.get(key);
  if (cached) return cached;
  const salt = keccak_256(concatBytes(bytes(token0), bytes(token1)));
  const hash = keccak_256(concatBytes(Uint8Array.of(0xff), bytes(factory), salt, bytes(initCodeHash)));
  const pair = toChecksumAddress(`0x${bytesToHex(hash.subarray(12))}`);
  known.set(key, pair);
  return pair;
};
