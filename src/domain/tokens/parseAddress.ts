import { isAddress } from '#lib/hex.ts';
import { toChecksumAddress } from '#lib/toChecksumAddress.ts';
import { copiedAddress } from './copiedAddress.ts';
import type { Address } from './types.ts';

/** ERC-3770, as Safes and explorers write them. */
export const OWN_PREFIXES: readonly string[] = ['matic', 'pol', 'polygon', '137'];

/** Only mixed case has a checksum. */
export const hasRightChecksum = (address: string): boolean => {
  const digits = address.slice(2);
  const isPlain = digits === digits.toLowerCase() || digits === digits.toUpperCase();
  return isPlain || toChecksumAddress(address as Address) === address;
};

/** Checksummed, from text as in `copiedAddress`. Undefined for a wrong checksum or another chain's address. */
export const parseAddress = (text: string): Address | undefined => {
  const { prefix, isOfTwo, address } = copiedAddress(text);
  if (isOfTwo || (prefix !== undefined && !OWN_PREFIXES.includes(prefix))) return undefined;
  return isAddress(address) && hasRightChecksum(address) ? toChecksumAddress(address) : undefined;
};
