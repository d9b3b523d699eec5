import type { Hex } from '#domain/multicall/types.ts';
import { fitsUint256 } from '#domain/orderBook/fitsUint256.ts';
import { parseAddress } from '#domain/tokens/parseAddress.ts';
import { isDecimals } from '#domain/tokens/savedToken.ts';
import type { Address } from '#domain/tokens/types.ts';
import { isCount, isFields } from '#lib/fields.ts';
import { err, ok, type Result } from '#lib/result.ts';
import { isUnixTime } from '#lib/unixTime.ts';

export class ShapeError extends Error {
  override readonly name = 'ShapeError';
}

/** Reader of an untrusted value. Throws ShapeError; `path` is the value's position. */
export type Shape<T> = (value: unknown, path: string) => T;

const LONGEST_SHOWN = 60;

export const misfit = (value: unknown, path: string): never => {
  throw new ShapeError(`${path} is ${value === undefined ? 'missing' : JSON.stringify(value).slice(0, LONGEST_SHOWN)}`);
};

export const readShape = <T>(shape: Shape<T>, value: unknown): Result<T, ShapeError> => {
  try {
    return ok(shape(value, 'the answer'));
  } catch (cause) {
    if (cause instanceof ShapeError) return err(cause);
    throw cause;
  }
};

/** Text that matches; numbers are rejected. */
export const text =
  (form: RegExp): Shape<string> =>
  (value, path) =>
    typeof value === 'string' && form.test(value) ? value : misfit(value, path);

export const count: Shape<number> = (value, path) => {
  const known = typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value;
  return isCount(known) ? known : misfit(value, path);
};

const UINT = /^\d{1,78}$/;

/** Uint256 as decimal text. */
export const uint: Shape<bigint> = (value, path) => {
  const known = BigInt(text(UINT)(value, path));
  return fitsUint256(known) ? known : misfit(value, path);
};

export const decimal: Shape<number> = (value, path) => {
  const known = typeof value === 'string' && /^-?\d{1,40}(\.\d{1,80})?$/.test(value) ? Number(value) : value;
  return typeof known === 'number' && Number.isFinite(known) ? known : misfit(value, path);
};

/** A wrong checksum is rejected. */
export const address: Shape<Address> = (value, path) =>
  (typeof value === 'string' ? parseAddress(value) : undefined) ?? misfit(value, path);

export const hash: Shape<Hex> = (value, path) => text(/^0x[0-9a-f]{64}$/i)(value, path).toLowerCase() as Hex;

export const oneOf =
  <T extends string>(words: readonly T[]): Shape<T> =>
  (value, path) =>
    words.find((word) => word === value) ?? misfit(value, path);

export const nullOr =
  <T>(shape: Shape<T>): Shape<T | null> =>
  (value, path) =>
    value === null ? null : shape(value, path);

/** Shape from a reader; undefined means a misfit. */
export const read =
  <T>(reader: (value: unknown) => T | undefined): Shape<T> =>
  (value, path) => {
    const known = reader(value);
    return known === undefined ? misfit(value, path) : known;
  };

export const where =
  <T>(shape: Shape<T>, isTrue: (value: T) => boolean): Shape<T> =>
  (value, path) => {
    const known = shape(value, path);
    return isTrue(known) ? known : misfit(value, path);
  };

export const list =
  <T>(entry: Shape<T>, max: number): Shape<readonly T[]> =>
  (value, path) =>
    Array.isArray(value) && value.length <= max
      ? value.map((item: unknown, at) => entry(item, `${path}[${at}]`))
      : misfit(Array.isArray(value) ? value.length : value, path);

/** A uint8, the type of ERC-20 `decimals`. */
export const tokenDecimals: Shape<number> = where(count, isDecimals);

/** Unix seconds up to the year 9999. */
export const time: Shape<number> = where(count, isUnixTime);

type Fitting<S> = { readonly [K in keyof S]: S[K] extends Shape<infer T> ? T : never };

export const record =
  <S extends Readonly<Record<string, Shape<unknown>>>>(fields: S): Shape<Fitting<S>> =>
  (value, path) =>
    isFields(value)
      ? (Object.fromEntries(
          Object.entries(fields).map(([name, shape]) => [name, shape(value[name], `${path}.${name}`)]),
        ) as Fitting<S>)
      : misfit(value, path);
