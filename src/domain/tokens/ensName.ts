import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';

const NAME = /^(?:[a-z0-9_-]+\.)+[a-z0-9-]{2,}$/;

/**
 * Normalises an ENS name to the form that is hashed; undefined if the text cannot be a name. Only plain letters,
 * digits, hyphens and underscores: names in other scripts can imitate others.
 */
export const ensName = (text: string): string | undefined => {
  const name = text
    .replace(/\p{Cf}/gu, '')
    .trim()
    .toLowerCase();
  return NAME.test(name) ? name : undefined;
};

/** Registry key of a normalised name (EIP-137): hashed label by label from the right, zero for the root. */
export const nameHash = (name: string): `0x${string}` => {
  const node = name
    .split('.')
    .reduceRight((above, label) => keccak_256(concatBytes(above, keccak_256(utf8ToBytes(label)))), new Uint8Array(32));
  return `0x${bytesToHex(node)}`;
};
