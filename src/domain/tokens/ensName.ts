import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';

const NAME = /^(?:[a-z0-9_-]+\.)+[a-z0-9-]{2,}$/;

/**
 * A name of the Ethereum Name Service in the form it is hashed in, or undefined for what cannot be one. Plain letters,
 * digits, hyphens and underscores only: names in other scripts can be made to look like somebody else's.
 */
export const ensName = (text: string): string | undefined => {
  const name = text.trim().toLowerCase();
  return NAME.test(name) ? name : undefined;
};

/** The registry's key of a normalised name (EIP-137): hashed label by label from the right, zero for the root. */
export const nameHash = (name: string): `0x${string}` => {
  const node = name
    .split('.')
    .reduceRight((above, label) => keccak_256(concatBytes(above, keccak_256(utf8ToBytes(label)))), new Uint8Array(32));
  return `0x${bytesToHex(node)}`;
};
