import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { memoize } from '#lib/memoize.ts';

const NAME = /^(?:[a-z0-9_-]+\.)+[a-z0-9-]{2,}$/;

/**
 * Name in the form that is hashed; undefined for other text. Only letters, digits, hyphens and underscores are
 * allowed, because other scripts can imitate them.
 */
export const ensName = (text: string): string | undefined => {
  const name = text
    .replace(/\p{Cf}/gu, '')
    .trim()
    .toLowerCase();
  return NAME.test(name) ? name : undefined;
};

/** EIP-137 hash of a normalised name. The last eight are cached, because each render of a name needs its hash. */
export const nameHash = memoize((name: string): `0x${string}` => {
  const node = name
    .split('.')
    .reduceRight((above, label) => keccak_256(concatBytes(above, keccak_256(utf8ToBytes(label)))), new Uint8Array(32));
  return `0x${bytesToHex(node)}`;
});
