import type { Address } from '#domain/tokens/types.ts';

/** Sorted; the market whose history is read. */
export const HISTORY_TOKENS: readonly [Address, Address] = [
  '0x1000000000000000000000000000000000000000',
  '0x2000000000000000000000000000000000000000',
];
