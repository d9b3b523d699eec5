import type { Hex } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { toChecksumAddress } from '#lib/toChecksumAddress.ts';
import { DecodeError } from './DecodeError.ts';
import { WORD, addressWord, digitsAt, padRight, sizeAt, sizeWord, textOf, uintAt, uintWord, wordAt } from './words.ts';

/**
 * How a Solidity type is written and read. A static type is one word in the head; a dynamic one has its offset there
 * and its content in the tail.
 */
export interface AbiType<T> {
  readonly dynamic: boolean;
  /** Digits without 0x: the word, or the content of a dynamic type. */
  encode(value: T): string;
  /** Reads the word, or the content, at digit `at`. Throws DecodeError. */
  decode(digits: string, at: number): T;
}

/** Every unsigned integer of Solidity, whatever its width. */
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

const trimZeros = (digits: string): string => digits.replace(/(?:00)+$/, '');

/** Bytes of a text that are read: an unlisted token's contract may return millions. */
const MAX_TEXT = 4096;

/** A `string`; what is longer than so many bytes is cut when it is read. */
export const textUpTo = (maxBytes: number): AbiType<string> => ({
  dynamic: true,
  encode(value) {
    const bytes = [...new TextEncoder().encode(value)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
    return sizeWord(bytes.length / 2) + padRight(bytes);
  },
  decode: (digits, at) => textOf(digitsAt(digits, at + WORD, 2 * sizeAt(digits, at)).slice(0, 2 * maxBytes)),
});

/**
 * Text of an ERC-20's `name` or `symbol`: a `string`, or a `bytes32` filled up with zeros as some old tokens have it.
 * Written as `string`. Only for functions that return nothing else. What is longer than 4,096 bytes is cut.
 */
export const text = textUpTo(MAX_TEXT);

/** A `bytes` value. */
export const bytes: AbiType<Hex> = {
  dynamic: true,
  encode: (value) => sizeWord((value.length - 2) / 2) + padRight(value.slice(2)),
  decode: (digits, at) => `0x${digitsAt(digits, at + WORD, 2 * sizeAt(digits, at))}`,
};

/** Content of a `bytes32` used as text. */
export const shortText = (digits: string): string => textOf(trimZeros(digits));

const MAX_ITEMS = 100_000;

export type AbiTypes<T extends readonly unknown[]> = { readonly [K in keyof T]: AbiType<T[K]> };

/** Arguments one after another, without selector and 0x. */
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

/** Values one after another in `data`. Throws DecodeError. */
export const decodeAll = <T extends readonly unknown[]>(types: AbiTypes<T>, data: Hex): T => {
  const digits = data.slice(2);
  return types.map((type, i) =>
    type.decode(digits, type.dynamic ? 2 * sizeAt(digits, i * WORD) : i * WORD),
  ) as unknown as T;
};

/** A dynamic array; the offsets of dynamic items count from behind its length. */
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
    const first = at + WORD;
    return Array.from({ length }, (_, i) => {
      const head = first + WORD * i;
      return item.decode(digits, item.dynamic ? first + 2 * sizeAt(digits, head) : head);
    });
  },
});
