import { openDB, type DBSchema } from 'idb';
import { answersInTime } from './answersInTime.ts';

const OPEN_MS = 3000;

export interface Box<T> {
  all(): Promise<ReadonlyMap<string, T>>;
  put(key: string, value: T): Promise<void>;
  remove(key: string): Promise<void>;
}

interface BoxSchema<T> extends DBSchema {
  values: { key: string; value: T };
}

const createMemoryBox = <T>(): Box<T> => {
  const values = new Map<string, T>();
  return {
    all: () => Promise.resolve(new Map(values)),
    put: (key, value) => Promise.resolve(void values.set(key, value)),
    remove: (key) => Promise.resolve(void values.delete(key)),
  };
};

/** Opens a box, which falls back to memory until the page is left if IndexedDB is denied or does not answer. */
export const openBox = async <T>(name: string): Promise<Box<T>> => {
  try {
    const opening = openDB<BoxSchema<T>>(name, 1, {
      upgrade: (opened) => void opened.createObjectStore('values'),
      blocking: (_current, _later, event) => (event.target as IDBDatabase).close(),
    });
    const database = await answersInTime(opening, OPEN_MS);
    return {
      async all() {
        const transaction = database.transaction('values');
        const [keys, values] = await Promise.all([transaction.store.getAllKeys(), transaction.store.getAll()]);
        return new Map(
          keys.flatMap((key, index) => {
            const value = values[index];
            return value === undefined ? [] : [[key, value] as const];
          }),
        );
      },
      put: async (key, value) => void (await database.put('values', value, key)),
      remove: (key) => database.delete('values', key),
    };
  } catch {
    return createMemoryBox();
  }
};
