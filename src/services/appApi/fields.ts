import { parseAddress } from '#domain/tokens/parseAddress.ts';
import type { Address } from '#domain/tokens/types.ts';

/** Most digits of a whole number: those of a word of 32 bytes. */
const UINT = /^\d{1,78}$/;

/** Raw units or another whole number, written as a decimal text. */
export const readUint = (value: unknown): bigint | undefined =>
  typeof value === 'string' && UINT.test(value) ? BigInt(value) : undefined;

export const readAddress = (value: unknown): Address | undefined =>
  typeof value === 'string' ? parseAddress(value) : undefined;

/** Every entry of a list of at most `max`, or undefined where one of them cannot be used. */
export const readAll = <T>(value: unknown, max: number, read: (entry: unknown, index: number) => T | undefined) => {
  if (!Array.isArray(value) || value.length > max) return undefined;
  const entries = value.map((entry: unknown, index) => read(entry, index)).filter((entry) => entry !== undefined);
  return entries.length === value.length ? entries : undefined;
};
