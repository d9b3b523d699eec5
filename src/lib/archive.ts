import { openDB } from 'idb';
import type { DBSchema, IDBPDatabase } from 'idb';

/** An entry with its place: the block and the number within the block. */
export interface Placed {
  readonly blockNumber: number;
  readonly logIndex: number;
}

/** What changes in one go: the entries of the blocks `drop` (both ends included) go, then `add` comes. */
export interface ArchiveChange<Head, Entry> {
  readonly head: Head;
  readonly drop?: { readonly fromBlock: number; readonly toBlock: number };
  readonly add: readonly Entry[];
}

/** Long lists that grow at both ends, each with a head that says what the list holds. */
export interface Archive<Head, Entry extends Placed> {
  head(key: string): Promise<Head | undefined>;
  /** All entries of a list, oldest first, read in pages with room for other work between them. */
  entries(key: string): Promise<readonly Entry[]>;
  /** All of it or, if it fails, nothing. */
  change(key: string, change: ArchiveChange<Head, Entry>): Promise<void>;
}

interface ArchiveSchema<Head, Entry extends Placed> extends DBSchema {
  heads: { key: string; value: Head };
  entries: { key: [string, number, number]; value: Entry };
}

/** Entries that are read or written before other work gets its turn. */
const PAGE = 500;

const createMemoryArchive = <Head, Entry extends Placed>(): Archive<Head, Entry> => {
  const lists = new Map<string, { readonly head: Head; readonly entries: readonly Entry[] }>();
  return {
    head: (key) => Promise.resolve(lists.get(key)?.head),
    entries: (key) => Promise.resolve(lists.get(key)?.entries ?? []),
    change(key, { head, drop, add }) {
      const stays = ({ blockNumber }: Entry): boolean =>
        drop === undefined || blockNumber < drop.fromBlock || blockNumber > drop.toBlock;
      const kept = (lists.get(key)?.entries ?? []).filter(stays);
      const entries = [...kept, ...add].toSorted((a, b) => a.blockNumber - b.blockNumber || a.logIndex - b.logIndex);
      lists.set(key, { head, entries });
      return Promise.resolve();
    },
  };
};

const ofDatabase = <Head, Entry extends Placed>(
  database: IDBPDatabase<ArchiveSchema<Head, Entry>>,
): Archive<Head, Entry> => ({
  head: (key) => database.get('heads', key),
  async entries(key) {
    const all: Entry[] = [];
    let after: [string, number, number] = [key, -1, -1];
    for (;;) {
      const range = IDBKeyRange.bound(after, [key, Infinity, Infinity], true);
      const page = await database.getAll('entries', range, PAGE);
      for (const entry of page) all.push(entry);
      const last = page.at(-1);
      if (!last || page.length < PAGE) return all;
      after = [key, last.blockNumber, last.logIndex];
    }
  },
  async change(key, { head, drop, add }) {
    const transaction = database.transaction(['heads', 'entries'], 'readwrite');
    const entries = transaction.objectStore('entries');
    const writes: Promise<unknown>[] = [transaction.objectStore('heads').put(head, key)];
    if (drop !== undefined) {
      writes.push(entries.delete(IDBKeyRange.bound([key, drop.fromBlock, -1], [key, drop.toBlock, Infinity])));
    }
    for (let at = 0; at < add.length; at += PAGE) {
      const page = add.slice(at, at + PAGE);
      writes.push(...page.map((entry) => entries.put(entry, [key, entry.blockNumber, entry.logIndex])));
      // A transaction stays open as long as it is used within the answer to its last request.
      await writes.at(-1);
    }
    await Promise.all([...writes, transaction.done]);
  },
});

/** Opens the archive in IndexedDB. Where the browser denies it, the lists live in memory until the page is left. */
export const openArchive = async <Head, Entry extends Placed>(name: string): Promise<Archive<Head, Entry>> => {
  try {
    return ofDatabase(
      await openDB<ArchiveSchema<Head, Entry>>(name, 1, {
        upgrade(database) {
          database.createObjectStore('heads');
          database.createObjectStore('entries');
        },
      }),
    );
  } catch {
    return createMemoryArchive();
  }
};

/** The archive without its changes: for a page beside another one that writes, so that neither takes the other's away. */
export const readOnly = <Head, Entry extends Placed>(archive: Archive<Head, Entry>): Archive<Head, Entry> => ({
  ...archive,
  change: () => Promise.resolve(),
});
