import type { Hex } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { toChecksumAddress } from '#lib/toChecksumAddress.ts';
import { DecodeError } from './DecodeError.ts';
import { WORD, addressWord, digitsAt, padRight, sizeAt, sizeWord, textOf, uintAt, uintWord, wordAt } from './words.ts';

/** A static type is one word in the head. A dynamic type has an offset there and its content in the tail. */
interface AbiType<T> {
  readonly dynamic: boolean;
  encode(value: T): string;
  /** Decodes from digit `at`. Throws DecodeError. */
  decode(digits: string, at: number): T;
}

export const uint: AbiType<bigint> = { dynamic: false, encode: uintWord, decode: uintAt };

export const address: AbiType<Address> = {
  dynamic: false,
  encode: addressWord,
  decode: (digits, at) => toChecksumAddress(`0x${wordAt(digits, at).slice(WORD - 40)}`),
};

export const bytes32: AbiType<Hex> = {
  dynamic: false,
  encode: (value) => value.slice(2),
  decode: (digits, at) => `0x${wordAt(digits, at)}`,
};

export const bool: AbiType<boolean> = {
  dynamic: false,
  encode: (value) => sizeWord(value ? 1 : 0),
  decode: (digits, at) => uintAt(digits, at) !== 0n,
};

let digitsLeft = 0;

/**
 * Takes digits for dynamic values from those that the answer has, because repeated offsets would make a small answer a
 * huge value.
 */
const take = (digits: number): void => {
  digitsLeft -= digits;
  if (digitsLeft < 0) throw new DecodeError('parts of the data overlap');
};

const contentAt = (digits: string, at: number): string => {
  const length = 2 * sizeAt(digits, at);
  take(WORD + length);
  return digitsAt(digits, at + WORD, length);
};

const trimZeros = (digits: string): string => digits.replace(/(?:00)+$/, '');

/** Limit in bytes, because an unlisted token's contract may return millions. */
const MAX_TEXT = 4096;

/** Solidity `string`, cut to `maxBytes` (UTF-8) on decoding, unlimited on encoding. */
export const textUpTo = (maxBytes: number): AbiType<string> => ({
  dynamic: true,
  encode(value) {
    const bytes = [...new TextEncoder().encode(value)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
    return sizeWord(bytes.length / 2) + padRight(bytes);
  },
  decode: (digits, at) => textOf(contentAt(digits, at).slice(0, 2 * maxBytes)),
});

/** A `string`, or a zero-filled `bytes32`, cut at 4,096 bytes. Only for a single return value. */
export const text = textUpTo(MAX_TEXT);

export const bytes: AbiType<Hex> = {
  dynamic: true,
  encode: (value) => sizeWord((value.length - 2) / 2) + padRight(value.slice(2)),
  decode: (digits, at) => `0x${contentAt(digits, at)}`,
};

/** Text of a `bytes32` without the zero bytes at its end; digits without 0x. */
export const shortText = (digits: string): string => textOf(trimZeros(digits));

const MAX_ITEMS = 100_000;

export type AbiTypes<T extends readonly unknown[]> = { readonly [K in keyof T]: AbiType<T[K]> };

/** Encoded arguments without selector and 0x. */
export const encodeAll = <T extends readonly unknown[]>(types: AbiTypes<T>, values: T): string => {
  let head = '';
  let tail = '';
  types.forEach((type, i) => {
    const encoded = type.encode(values[i]);
    if (type.dynamic) {
      head += sizeWord(types.length * 32 + tail.length / 2);
      tail += encoded;
    } else head += encoded;
  });
  return head + tail;
};

/** Decoded values. Throws DecodeError, also if values take up more than the data has. */
export const decodeAll = <T extends readonly unknown[]>(types: AbiTypes<T>, data: Hex): T => {
  const digits = data.slice(2);
  digitsLeft = digits.length;
  return types.map((type, i) =>
    type.decode(digits, type.dynamic ? 2 * sizeAt(digits, i * WORD) : i * WORD),
  ) as unknown as T;
};

/** Array type. Offsets of dynamic items count from the end of the length. */
export const arrayOf = <T>(item: AbiType<T>): AbiType<readonly T[]> => ({
  dynamic: true,
  encode: (values) =>
    sizeWord(values.length) +
    encodeAll(
      values.map(() => item),
      values,
    ),
  decode(digits, at) {
    const length = sizeAt(digits, at);
    if (length > MAX_ITEMS) throw new DecodeError(`${length} items`);
    take(WORD * (1 + length));
    const first = at + WORD;
    return Array.from({ length }, (_, i) => {
      const head = first + WORD * i;
      return item.decode(digits, item.dynamic ? first + 2 * sizeAt(digits, head) : head);
    });
  },
});
