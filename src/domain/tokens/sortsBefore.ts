import type { Address } from './types.ts';

/** True if `a` is token0; the addresses must differ. */
export const sortsBefore = (a: Address, b: Address): boolean => a.toLowerCase() < b.toLowerCase();
