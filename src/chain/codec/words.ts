import type { Hex } from '#domain/multicall/types.ts';
import { DecodeError } from './DecodeError.ts';

export const WORD = 64;

const MAX_UINT256 = (1n << 256n) - 1n;

/** Word of 64 hex digits without 0x. Throws RangeError outside 0 .. 2^256-1. */
export const uintWord = (value: bigint): string => {
  if (value < 0n || value > MAX_UINT256) throw new RangeError(`${value} does not fit 256 bits`);
  return value.toString(16).padStart(WORD, '0');
};

/** 64 hex digits without 0x, for a safe integer of at least 0. */
export const sizeWord = (value: number): string => value.toString(16).padStart(WORD, '0');

/** 64 lower-case hex digits without 0x. */
export const addressWord = (address: Hex): string => `000000000000000000000000${address.slice(2).toLowerCase()}`;

/** Word of an indexed address in an event's topics: 32 bytes with 0x, lower case. */
export const addressTopic = (address: Hex): Hex => `0x${addressWord(address)}`;

/** Hex digits without 0x, filled with zeros at the end to a multiple of 64. */
export const padRight = (digits: string): string => {
  const rest = digits.length % WORD;
  return rest === 0 ? digits : digits.padEnd(digits.length + WORD - rest, '0');
};

/** Word at digit `at`, without 0x. Throws DecodeError past the end. */
export const wordAt = (digits: string, at: number): string => {
  if (at + WORD > digits.length) throw new DecodeError(`no word at ${at} of ${digits.length} digits`);
  return digits.slice(at, at + WORD);
};

/** Integer of the word at digit `at` (no 0x). Throws DecodeError past the end. */
export const uintAt = (digits: string, at: number): bigint => BigInt(`0x${wordAt(digits, at)}`);

const LAST_DIGITS_OF_SIZE = 12;
const ZEROS_OF_SIZE = '0'.repeat(WORD - LAST_DIGITS_OF_SIZE);

/** Safe integer of the word at digit `at`. Throws DecodeError from 2^48 on. */
export const sizeAt = (digits: string, at: number): number => {
  const size = Number.parseInt(digits.slice(at + WORD - LAST_DIGITS_OF_SIZE, at + WORD), 16);
  if (at + WORD > digits.length || Number.isNaN(size) || !digits.startsWith(ZEROS_OF_SIZE, at)) {
    throw new DecodeError(`no size at ${at} of ${digits.length} digits`);
  }
  return size;
};

/** Digits from `at` on, without 0x. Throws DecodeError past the end. */
export const digitsAt = (digits: string, at: number, count: number): string => {
  if (at + count > digits.length) throw new DecodeError(`no ${count} digits at ${at} of ${digits.length}`);
  return digits.slice(at, at + count);
};

const bytesOf = (digits: string): Uint8Array => {
  const bytes = new Uint8Array(digits.length / 2);
  for (let i = 0; i < bytes.length; i += 1) bytes[i] = Number.parseInt(digits.slice(2 * i, 2 * i + 2), 16);
  return bytes;
};

/** UTF-8 of hex digits without 0x; invalid bytes become U+FFFD. */
export const textOf = (digits: string): string => new TextDecoder().decode(bytesOf(digits));
