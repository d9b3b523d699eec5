import { openDB } from 'idb';
import { answersInTime } from './answersInTime.ts';
import {
  inOrder,
  type Archive,
  type Placed,
  pagedArchive,
  type ArchiveDatabase,
  type ArchiveSchema,
} from './archivePages.ts';

export type { Archive };

/** Timeout in milliseconds, short because charts wait for the database. */
const OPEN_MS = 3000;

const LAYOUT = 2;

const createMemoryArchive = <Head, Entry extends Placed>(): Archive<Head, Entry> => {
  const lists = new Map<string, { readonly head: Head; readonly entries: readonly Entry[] }>();
  return {
    head: (key) => Promise.resolve(lists.get(key)?.head),
    entries: (key) => Promise.resolve(lists.get(key)?.entries ?? []),
    change(key, { head, drop, add }) {
      const stays = ({ blockNumber }: Entry): boolean =>
        drop === undefined || blockNumber < drop.fromBlock || blockNumber > drop.toBlock;
      const kept = (lists.get(key)?.entries ?? []).filter(stays);
      lists.set(key, { head, entries: inOrder([...kept, ...add]) });
      return Promise.resolve();
    },
  };
};

/**
 * Opens the database and drops lists of another layout. A tab closes its database for a later layout; a tab that is
 * too old to do so blocks the upgrade.
 */
const openDatabase = <Head, Entry extends Placed>(name: string): Promise<ArchiveDatabase<Head, Entry>> =>
  new Promise((resolve, reject) => {
    let isLate = false;
    openDB<ArchiveSchema<Head, Entry>>(name, LAYOUT, {
      upgrade(database) {
        for (const store of [...database.objectStoreNames]) database.deleteObjectStore(store);
        database.createObjectStore('heads');
        database.createObjectStore('pages');
      },
      blocked() {
        isLate = true;
        reject(new Error('another tab keeps an older layout'));
      },
      blocking: (_current, _later, event) => (event.target as IDBDatabase).close(),
    }).then((database) => (isLate ? database.close() : resolve(database)), reject);
  });

/** Opens an archive, which falls back to memory until the page is left if IndexedDB is denied or does not answer. */
export const openArchive = async <Head, Entry extends Placed>(name: string): Promise<Archive<Head, Entry>> => {
  try {
    const database = openDatabase<Head, Entry>(name);
    return pagedArchive(await answersInTime(database, OPEN_MS));
  } catch {
    return createMemoryArchive();
  }
};

export const readOnly = <Head, Entry extends Placed>(archive: Archive<Head, Entry>): Archive<Head, Entry> => ({
  ...archive,
  change: () => Promise.resolve(),
});
