import { isAddress } from '#lib/hex.ts';
import { toChecksumAddress } from '#lib/toChecksumAddress.ts';
import type { Address } from './types.ts';

/** True unless the address has mixed case and a wrong checksum; only mixed case has a checksum. */
export const hasRightChecksum = (address: string): boolean => {
  const digits = address.slice(2);
  const isPlain = digits === digits.toLowerCase() || digits === digits.toUpperCase();
  return isPlain || toChecksumAddress(`0x${digits}`) === `0x${digits}`;
};

/** Checksummed address of 0x and 40 hexadecimal digits. Undefined for other text, and for a wrong checksum. */
export const parseAddress = (text: string): Address | undefined =>
  isAddress(text) && hasRightChecksum(text) ? toChecksumAddress(text) : undefined;
