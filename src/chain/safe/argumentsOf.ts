import type { RequestedCall } from '#domain/transactions/types.ts';
import type { ContractFunction } from '../codec/contractFunction.ts';
import { DecodeError } from '../codec/DecodeError.ts';
import { decodeAll } from '../codec/types.ts';

/** Decoded arguments; undefined unless the data is exactly their encoding. */
export const argumentsOf = <A extends readonly unknown[]>(
  { data }: RequestedCall,
  { selector, inputs, encode }: Pick<ContractFunction<A, unknown>, 'selector' | 'inputs' | 'encode'>,
): A | undefined => {
  const given = data.toLowerCase();
  if (!given.startsWith(selector)) return undefined;
  try {
    const args = decodeAll<A>(inputs, `0x${given.slice(selector.length)}`);
    return encode(...args).toLowerCase() === given ? args : undefined;
  } catch (cause) {
    if (cause instanceof DecodeError) return undefined;
    throw cause;
  }
};
