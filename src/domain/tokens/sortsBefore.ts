import type { Address } from './types.ts';

/** `a` is token0; the addresses must differ. */
export const sortsBefore = (a: Address, b: Address): boolean => a.toLowerCase() < b.toLowerCase();
