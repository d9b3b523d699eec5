import type { Address } from './types.ts';

/** Whether `a` is a pair's token0 beside `b`: the lower number. The addresses must differ. */
export const sortsBefore = (a: Address, b: Address): boolean => a.toLowerCase() < b.toLowerCase();
