import { isAddress } from '#lib/hex.ts';
import { toChecksumAddress } from '#lib/toChecksumAddress.ts';
import type { Address } from './types.ts';

/** Only mixed case has a checksum. */
export const hasRightChecksum = (address: string): boolean => {
  const digits = address.slice(2);
  const isPlain = digits === digits.toLowerCase() || digits === digits.toUpperCase();
  return isPlain || toChecksumAddress(address as Address) === address;
};

/** Checksummed, from 0x and 40 hexadecimal digits. Undefined for any other text, and for a wrong checksum. */
export const parseAddress = (text: string): Address | undefined =>
  isAddress(text) && hasRightChecksum(text) ? toChecksumAddress(text) : undefined;
