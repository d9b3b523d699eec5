import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import type { Hex } from '../multicall/types.ts';
import type { AirdropEntry } from './claimFiles.ts';

const bytesOf = (hex: string): Uint8Array => hexToBytes(hex.slice(2));

const wordOf = (value: bigint): Uint8Array => hexToBytes(value.toString(16).padStart(64, '0'));

const hashOf = (...parts: readonly Uint8Array[]): string =>
  bytesToHex(keccak_256(Uint8Array.from(parts.flatMap((part) => [...part]))));

/** Leaf hash: keccak256 of index (32 bytes), account (20) and amount (32), packed. */
export const leafOf = ({ index, account, amount }: Omit<AirdropEntry, 'proof'>): Hex =>
  `0x${hashOf(wordOf(index), bytesOf(account), wordOf(amount))}`;

/** Parent hash of two neighbours, the smaller one first (OpenZeppelin's MerkleProof). */
export const parentOf = (a: Hex, b: Hex): Hex => {
  const [low, high] = a.toLowerCase() < b.toLowerCase() ? [a, b] : [b, a];
  return `0x${hashOf(bytesOf(low), bytesOf(high))}`;
};

/** Merkle root that a claim leads to. The distributor pays only if it equals its `merkleRoot()`. */
export const rootOf = (entry: AirdropEntry): Hex => entry.proof.reduce(parentOf, leafOf(entry));
