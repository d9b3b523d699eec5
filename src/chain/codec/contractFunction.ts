import type { Call, Hex } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { err, ok, type Result } from '#lib/result.ts';
import { DecodeError } from './DecodeError.ts';
import { encodeAll, decodeAll, type AbiTypes } from './types.ts';

/** `unsupported`: empty data, so there is no such function. `malformed`: data of another shape. */
export type DecodeProblem = { readonly code: 'unsupported' } | { readonly code: 'malformed'; readonly cause: unknown };

export interface Read<R> {
  readonly call: Call;
  readonly decode: (data: Hex) => Result<R, DecodeProblem>;
}

export interface ContractFunction<A extends readonly unknown[], R> {
  readonly selector: Hex;
  readonly inputs: AbiTypes<A>;
  encode(...args: A): Hex;
  decode(data: Hex): Result<R, DecodeProblem>;
  call(address: Address, ...args: A): Call;
  read(address: Address, ...args: A): Read<R>;
}

/** Decoded value. Data that does not fit is an expected outcome; any other error is thrown on. */
export const tryDecode = <T>(data: Hex, decoder: (data: Hex) => T): Result<T, DecodeProblem> => {
  if (data === '0x') return err({ code: 'unsupported' });
  try {
    return ok(decoder(data));
  } catch (cause) {
    if (cause instanceof DecodeError) return err({ code: 'malformed', cause });
    throw cause;
  }
};

/** Contract function that decodes with `decoder`, which throws DecodeError on data that does not fit. */
export const contractFunctionWith = <A extends readonly unknown[], R>(
  selector: Hex,
  inputs: AbiTypes<A>,
  decoder: (data: Hex) => R,
): ContractFunction<A, R> => {
  const encode = (...args: A): Hex => `${selector}${encodeAll(inputs, args)}`;
  const decode = (data: Hex): Result<R, DecodeProblem> => tryDecode(data, decoder);
  const call = (address: Address, ...args: A): Call => ({ address, callData: encode(...args) });
  return {
    selector,
    inputs,
    encode,
    decode,
    call,
    read: (address, ...args) => ({ call: call(address, ...args), decode }),
  };
};

type Returned<R extends readonly unknown[]> = R extends readonly []
  ? undefined
  : R extends readonly [infer One]
    ? One
    : R;

/** Contract function that decodes to the one value of `outputs`, or to an array of several; `as` converts it. */
export const contractFunction = <A extends readonly unknown[], R extends readonly unknown[], V = Returned<R>>(
  selector: Hex,
  inputs: AbiTypes<A>,
  outputs: AbiTypes<R>,
  as = (returned: Returned<R>): V => returned as unknown as V,
): ContractFunction<A, V> =>
  contractFunctionWith(selector, inputs, (data) => {
    const values = decodeAll<R>(outputs, data);
    return as((outputs.length > 1 ? values : values[0]) as Returned<R>);
  });
