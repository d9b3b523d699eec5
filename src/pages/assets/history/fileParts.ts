import type { FileTable } from '#domain/ledger/taxFiles.ts';
import { csvText } from '#lib/csv.ts';
import { inSlices } from '#lib/inSlices.ts';

const PART_ITEMS = 50;

function* partsOf<T>(items: readonly T[], count = PART_ITEMS): Iterable<readonly T[]> {
  for (let i = 0; i < items.length; i += count) yield items.slice(i, i + count);
}

/** The first part is the head. @param tableOf head and rows of consecutive items; no row may depend on a later item */
export const csvParts = async <T>(
  items: readonly T[],
  tableOf: (items: readonly T[]) => FileTable,
): Promise<readonly string[]> => {
  const parts: string[] = [];
  const add = (some: readonly T[]): void =>
    void parts.push(csvText(parts.length === 0 ? tableOf(some) : tableOf(some).slice(1)));
  if (items.length === 0) add(items);
  await inSlices(partsOf(items), add);
  return parts;
};

/** The joined parts equal `JSON.stringify(items, undefined, 2)`. */
export const jsonParts = async <T>(items: readonly T[]): Promise<readonly string[]> => {
  if (items.length === 0) return ['[]'];
  const parts: string[] = [];
  const add = (some: readonly T[]): void => {
    const lines = JSON.stringify(some, undefined, 2).slice(1, -2);
    parts.push(parts.length === 0 ? `[${lines}` : `,${lines}`);
  };
  await inSlices(partsOf(items), add);
  return [...parts, '\n]'];
};

const ENCODED_PARTS = 64;

/** Encodes in slices, because the whole text of a long history would be one long task. */
export const encoded = async (parts: readonly string[]): Promise<Blob> => {
  const blobs: Blob[] = [];
  await inSlices(partsOf(parts, ENCODED_PARTS), (some) => void blobs.push(new Blob([...some])));
  return new Blob(blobs);
};
