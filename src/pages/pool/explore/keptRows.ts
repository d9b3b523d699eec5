import type { Address } from '#domain/tokens/types.ts';
import type { PoolRow } from './poolRows.ts';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Arrays are equal only if they are the same object or both empty. */
const isEqual = (a: unknown, b: unknown): boolean => {
  if (Object.is(a, b)) return true;
  if (Array.isArray(a) && Array.isArray(b)) return a.length === 0 && b.length === 0;
  if (!isRecord(a) || !isRecord(b)) return false;
  const [own, others] = [Object.keys(a), Object.keys(b)];
  return own.length === others.length && own.every((key) => isEqual(a[key], b[key]));
};

/** Returns the earlier object of a row while all its figures are equal. */
export const createKeptRows = (): ((rows: readonly PoolRow[]) => readonly PoolRow[]) => {
  let known = new Map<Address, PoolRow>();
  return (rows) => {
    const kept = rows.map((row) => {
      const earlier = known.get(row.market.pair);
      return earlier && isEqual(earlier, row) ? earlier : row;
    });
    known = new Map(kept.map((row) => [row.market.pair, row]));
    return kept;
  };
};
