import { isAddress } from '#lib/hex.ts';
import { toChecksumAddress } from '#lib/toChecksumAddress.ts';
import { copiedAddress } from './copiedAddress.ts';
import type { Address } from './types.ts';

/** Only mixed case has a checksum. */
export const hasRightChecksum = (address: string): boolean => {
  const digits = address.slice(2);
  const isPlain = digits === digits.toLowerCase() || digits === digits.toUpperCase();
  return isPlain || toChecksumAddress(address as Address) === address;
};

/** Checksummed, from text as in `copiedAddress`. Undefined for a wrong checksum or another chain's address. */
export const parseAddress = (text: string): Address | undefined => {
  const { address, isOfTwo, foreign } = copiedAddress(text);
  if (isOfTwo || foreign !== undefined) return undefined;
  return isAddress(address) && hasRightChecksum(address) ? toChecksumAddress(address) : undefined;
};
