import type { Address } from './types.ts';

/** True if `a` is token0 of a pair with `b`: the lower number. The addresses must differ. */
export const sortsBefore = (a: Address, b: Address): boolean => a.toLowerCase() < b.toLowerCase();
