import type { HexText } from '#lib/hex.ts';

/**
 * Hash, lower case with 0x, as wallets and Safes write it: with or without 0x, in any case, or at the end of a Safe's
 * `multisig_0x..._0x...`. Undefined for any other value.
 */
export const hashIn = (value: unknown): HexText | undefined => {
  const digits =
    typeof value === 'string' ? /^(?:multisig_0x[\da-f]{40}_)?(?:0x)?([\da-f]{64})$/i.exec(value)?.[1] : undefined;
  return digits === undefined ? undefined : `0x${digits.toLowerCase()}`;
};
