import { isAddress } from '#lib/hex.ts';
import { toChecksumAddress } from '#lib/toChecksumAddress.ts';
import { copiedAddress } from './copiedAddress.ts';
import type { Address } from './types.ts';

/** Prefixes of this chain before an address (ERC-3770), as Safes and explorers write them. */
export const OWN_PREFIXES: readonly string[] = ['matic', 'pol', 'polygon', '137'];

/** All-lower and all-upper hex has no checksum; mixed case must have the correct one. */
export const hasRightChecksum = (address: string): boolean => {
  const digits = address.slice(2);
  const isPlain = digits === digits.toLowerCase() || digits === digits.toUpperCase();
  return isPlain || toChecksumAddress(address as Address) === address;
};

/**
 * Parses text to a checksummed address: plain, in a link of a Polygon explorer, or after Polygon's prefix or chain id.
 * Undefined for a wrong checksum, and for an address of another chain.
 */
export const parseAddress = (text: string): Address | undefined => {
  const { prefix, isOfTwo, address } = copiedAddress(text);
  if (isOfTwo || (prefix !== undefined && !OWN_PREFIXES.includes(prefix))) return undefined;
  return isAddress(address) && hasRightChecksum(address) ? toChecksumAddress(address) : undefined;
};
