import type { DBSchema, IDBPDatabase, IDBPObjectStore } from 'idb';
import { yieldToMain } from './yieldToMain.ts';

export interface Placed {
  readonly blockNumber: number;
  readonly logIndex: number;
}

/** Atomic change: removes the entries of the blocks `drop` (inclusive), then inserts `add`. */
interface ArchiveChange<Head, Entry> {
  readonly head: Head;
  readonly drop?: { readonly fromBlock: number; readonly toBlock: number };
  readonly add: readonly Entry[];
}

export interface Archive<Head, Entry extends Placed> {
  head(key: string): Promise<Head | undefined>;
  entries(key: string): Promise<readonly Entry[]>;
  change(key: string, change: ArchiveChange<Head, Entry>): Promise<void>;
}

export const inOrder = <Entry extends Placed>(entries: readonly Entry[]): readonly Entry[] =>
  entries.toSorted((a, b) => a.blockNumber - b.blockNumber || a.logIndex - b.logIndex);

/** The position is that of the page's first entry. */
type PageKey = [list: string, blockNumber: number, logIndex: number];

/**
 * Entries are stored oldest first, in pages: a hundred records of one entry each would take a hundred times as long.
 */
export interface ArchiveSchema<Head, Entry extends Placed> extends DBSchema {
  heads: { key: string; value: Head };
  pages: { key: PageKey; value: readonly Entry[] };
}

export type ArchiveDatabase<Head, Entry extends Placed> = IDBPDatabase<ArchiveSchema<Head, Entry>>;

type Pages<Head, Entry extends Placed> = IDBPObjectStore<
  ArchiveSchema<Head, Entry>,
  ('heads' | 'pages')[],
  'pages',
  'readwrite'
>;

const PAGE = 100;
const READ_AT_ONCE = 4;

const keyOf = (list: string, { blockNumber, logIndex }: Placed): PageKey => [list, blockNumber, logIndex];

type Blocks = NonNullable<ArchiveChange<unknown, Placed>['drop']>;

/** Page without damage; a damaged page becomes empty, so that it does not block writes of its list. */
const wholePage = <Entry>(page: readonly Entry[] | undefined): readonly Entry[] =>
  Array.isArray(page) && page.every((entry) => typeof entry === 'object' && entry !== null) ? page : [];

const beginningIn = (list: string, { fromBlock, toBlock }: Blocks): IDBKeyRange =>
  IDBKeyRange.bound([list, fromBlock, -1], toBlock === Infinity ? [list, []] : [list, toBlock, Infinity]);

/** Pages within the blocks, and neighbouring pages with room for more. */
const pagesAround = async <Head, Entry extends Placed>(
  pages: Pages<Head, Entry>,
  list: string,
  blocks: Blocks,
  areAllDropped: boolean,
): Promise<readonly (readonly Entry[])[]> => {
  const range = beginningIn(list, blocks);
  const below = IDBKeyRange.bound([list], [list, blocks.fromBlock, -1], false, true);
  const above = IDBKeyRange.bound(range.upper, [list, [], 0], true);
  const [within, before, after] = await Promise.all([
    // Only the last page of a dropped range can have entries beyond it.
    areAllDropped
      ? pages.openCursor(range, 'prev').then((cursor) => (cursor ? [cursor.value] : []))
      : pages.getAll(range),
    pages.openCursor(below, 'prev').then((cursor) => wholePage(cursor?.value)),
    pages.openCursor(above).then((cursor) => wholePage(cursor?.value)),
  ]);
  const isReached = before.length < PAGE || (before.at(-1)?.blockNumber ?? -1) >= blocks.fromBlock;
  return [...(isReached ? [before] : []), ...within.map(wholePage), ...(after.length < PAGE ? [after] : [])];
};

const writePages = async <Head, Entry extends Placed>(
  pages: Pages<Head, Entry>,
  list: string,
  { drop, add }: ArchiveChange<Head, Entry>,
): Promise<void> => {
  const blocks = { fromBlock: drop?.fromBlock ?? Infinity, toBlock: drop?.toBlock ?? -1 };
  for (const { blockNumber } of add) {
    blocks.fromBlock = Math.min(blocks.fromBlock, blockNumber);
    blocks.toBlock = Math.max(blocks.toBlock, blockNumber);
  }
  if (blocks.fromBlock > blocks.toBlock) return;
  const isDropped = (block: number): boolean => drop !== undefined && block >= drop.fromBlock && block <= drop.toBlock;
  const old = await pagesAround(pages, list, blocks, isDropped(blocks.fromBlock) && isDropped(blocks.toBlock));
  const entries = inOrder([...old.flat().filter(({ blockNumber }) => !isDropped(blockNumber)), ...add]);
  const writes: Promise<unknown>[] = [pages.delete(beginningIn(list, blocks))];
  for (const [first] of old) if (first) writes.push(pages.delete(keyOf(list, first)));
  for (let at = 0; at < entries.length; at += PAGE) {
    const page = entries.slice(at, at + PAGE);
    if (page[0]) writes.push(pages.put(page, keyOf(list, page[0])));
  }
  await Promise.all(writes);
};

export const pagedArchive = <Head, Entry extends Placed>(
  database: ArchiveDatabase<Head, Entry>,
): Archive<Head, Entry> => ({
  head: (key) => database.get('heads', key),
  async entries(key) {
    const all: Entry[] = [];
    let after: PageKey = [key, -1, -1];
    // One transaction, so that another tab that rewrites the pages waits.
    const { store } = database.transaction('pages');
    for (;;) {
      const range = IDBKeyRange.bound(after, [key, []], true);
      const read = await store.getAll(range, READ_AT_ONCE);
      for (const page of read) for (const entry of page) all.push(entry);
      const last = read.at(-1)?.[0];
      if (!last || read.length < READ_AT_ONCE) return all;
      after = keyOf(key, last);
    }
  },
  async change(key, change) {
    await yieldToMain();
    const transaction = database.transaction(['heads', 'pages'], 'readwrite');
    await Promise.all([
      transaction.objectStore('heads').put(change.head, key),
      writePages(transaction.objectStore('pages'), key, change),
      transaction.done,
    ]);
  },
});
