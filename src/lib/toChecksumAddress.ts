import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** EIP-55 checksum, cached because few addresses occur often. */
export const toChecksumAddress = (address: string): `0x${string}` => {
  const lower = address.slice(2).toLowerCase();
  const known = remembered.get(lower);
  if (known) return known;
  const hash = bytesToHex(keccak_256(utf8ToBytes(lower)));
  const mixed = Array.from(lower, (digit, index) =>
    Number.parseInt(hash.charAt(index), 16) >= 8 ? digit.toUpperCase() : digit,
  );
  const checksummed: `0x${string}` = `0x${mixed.join('')}`;
  remembered.set(lower, checksummed);
  return checksummed;
};

declare const KNOWN_ADDRESSES: readonly `0x${string}`[];

const remembered = new Map(
  (typeof KNOWN_ADDRESSES === 'undefined' ? [] : KNOWN_ADDRESSES).map((known) => [known.slice(2).toLowerCase(), known]),
);
