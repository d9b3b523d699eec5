import { parseAmount } from '#domain/amounts/parseAmount.ts';
import type { Hex } from '#domain/multicall/types.ts';
import { isFields } from '#lib/fields.ts';
import type { Fields } from '#lib/fields.ts';

/** An answer has another shape than the schema's. */
export class ShapeError extends Error {
  override readonly name = 'ShapeError';
}

export type Row = Fields;

/** Throws ShapeError unless the value has fields. */
export const rowOf = (value: unknown, name: string): Row => {
  if (isFields(value)) return value;
  throw new ShapeError(`${name} is missing`);
};

/** Throws ShapeError unless the field is a list of rows. */
export const rowsOf = (row: Row, name: string): readonly Row[] => {
  const list: unknown = row[name];
  if (Array.isArray(list) && list.every(isFields)) return list;
  throw new ShapeError(`${name} is no list`);
};

const textOf = (row: Row, name: string, form: RegExp): string => {
  const value = row[name];
  const text = typeof value === 'number' ? String(value) : value;
  if (typeof text === 'string' && form.test(text)) return text;
  throw new ShapeError(`${name} is ${JSON.stringify(value)}`);
};

/** A whole number that counts something: a block, a place, seconds. Throws ShapeError. */
export const countOf = (row: Row, name: string): number => Number(textOf(row, name, /^\d{1,15}$/));

/** A whole number of raw units. Throws ShapeError. */
export const rawOf = (row: Row, name: string): bigint => BigInt(textOf(row, name, /^\d{1,78}$/));

/** An amount in whole tokens as raw units, exact. Throws ShapeError. */
export const wholeOf = (row: Row, name: string, decimals: number): bigint => {
  const parsed = parseAmount(textOf(row, name, /^\d{1,78}(\.\d{1,80})?$/), decimals);
  if (parsed.ok) return parsed.value;
  throw new ShapeError(`${name} is finer than the token's units`);
};

/** Throws ShapeError unless the field is a hash of 32 bytes. */
export const hashOf = (row: Row, name: string): Hex => {
  const text = textOf(row, name, /^0x[0-9a-f]{64}$/i);
  return text.toLowerCase() as Hex;
};

/** An address in lower case, as ids are. Throws ShapeError. */
export const idOf = (row: Row, name: string): string => textOf(row, name, /^0x[0-9a-f]{40}$/i).toLowerCase();
