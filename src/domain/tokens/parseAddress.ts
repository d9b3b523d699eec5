import { isAddress } from '#lib/hex.ts';
import { toChecksumAddress } from '#lib/toChecksumAddress.ts';
import type { Address } from './types.ts';

/**
 * Text to a checksummed address. All-lower and all-upper hex is taken as it is; mixed case must carry a right
 * checksum, so that a mistyped address is undefined. Whitespace around it does not matter.
 */
export const parseAddress = (text: string): Address | undefined => {
  const trimmed = text.trim();
  if (!isAddress(trimmed)) return undefined;
  const checksummed = toChecksumAddress(trimmed);
  const digits = trimmed.slice(2);
  const plain = digits === digits.toLowerCase() || digits === digits.toUpperCase();
  return plain || checksummed === trimmed ? checksummed : undefined;
};

/** Whether the text would be an address but for its checksum: a digit or its case is mistyped. */
export const hasWrongChecksum = (text: string): boolean => isAddress(text.trim()) && parseAddress(text) === undefined;
