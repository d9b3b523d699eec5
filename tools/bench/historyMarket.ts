import type { Address } from '#domain/tokens/types.ts';

/** The two tokens of the market whose past is read, sorted. */
export const HISTORY_TOKENS: readonly [Address, Address] = [
  '0x1000000000000000000000000000000000000000',
  '0x2000000000000000000000000000000000000000',
];
