import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { answersInTime } from './answersInTime.ts';
import type { Stored } from './sealing.ts';

interface StoredList {
  readonly head: Stored;
  readonly usedAtMs: number;
  readonly size: number;
  readonly isSealed: boolean;
}

export interface SegmentStore {
  list(name: string): Promise<StoredList | undefined>;
  segment(name: string, id: string): Promise<unknown>;
  /** Atomic: adds `added`, and removes all segments whose ids `ids` lacks. Removes other lists above the limit. */
  write(
    name: string,
    list: StoredList,
    segments: { readonly ids: readonly string[]; readonly added: ReadonlyMap<string, Stored> },
  ): Promise<void>;
}

interface Schema extends DBSchema {
  lists: { key: string; value: StoredList };
  segments: { key: [list: string, id: string]; value: Stored };
}

const OPEN_MS = 3000;
/** Characters of all lists together: about 400,000 transfers. */
export const MAX_STORED_SIZE = 100_000_000;
/** The key of a sealed list is lost with its tab, so the list is removed after this time. */
const SEALED_MS = 24 * 60 * 60 * 1000;

const segmentsOf = (name: string): IDBKeyRange => IDBKeyRange.bound([name], [name, []]);

/** Keys of the lists to remove, least recently used first; `written` stays. */
const evicted = (lists: ReadonlyMap<string, StoredList>, written: string, nowMs: number): readonly string[] => {
  let left = [...lists.values()].reduce((sum, { size }) => sum + size, 0);
  return [...lists]
    .filter(([name]) => name !== written)
    .toSorted(([, a], [, b]) => a.usedAtMs - b.usedAtMs)
    .flatMap(([name, { size, usedAtMs, isSealed }]) => {
      if (left <= MAX_STORED_SIZE && !(isSealed && nowMs - usedAtMs > SEALED_MS)) return [];
      left -= size;
      return [name];
    });
};

const evict = async (database: IDBPDatabase<Schema>, written: string, nowMs: number): Promise<void> => {
  const transaction = database.transaction(['lists', 'segments'], 'readwrite');
  const lists = transaction.objectStore('lists');
  const [names, values] = await Promise.all([lists.getAllKeys(), lists.getAll()]);
  const all = new Map(values.flatMap((value, i) => (names[i] === undefined ? [] : [[names[i], value] as const])));
  for (const name of evicted(all, written, nowMs)) {
    void lists.delete(name);
    void transaction.objectStore('segments').delete(segmentsOf(name));
  }
  await transaction.done;
};

const createStore = (database: IDBPDatabase<Schema>): SegmentStore => ({
  list: (name) => database.get('lists', name),
  segment: (name, id) => database.get('segments', [name, id]),
  async write(name, list, { ids, added }) {
    const transaction = database.transaction(['lists', 'segments'], 'readwrite');
    const segments = transaction.objectStore('segments');
    const kept = new Set(ids);
    for (const key of await segments.getAllKeys(segmentsOf(name))) if (!kept.has(key[1])) void segments.delete(key);
    for (const [id, stored] of added) void segments.put(stored, [name, id]);
    void transaction.objectStore('lists').put(list, name);
    await transaction.done;
    await evict(database, name, list.usedAtMs);
  },
});

/** Opens the store. Rejects if IndexedDB is denied or does not answer. */
export const openSegmentStore = async (name: string): Promise<SegmentStore> => {
  const opened = openDB<Schema>(name, 1, {
    upgrade(database) {
      database.createObjectStore('lists');
      database.createObjectStore('segments');
    },
    blocking: (_current, _later, event) => (event.target as IDBDatabase).close(),
  });
  return createStore(await answersInTime(opened, OPEN_MS));
};
