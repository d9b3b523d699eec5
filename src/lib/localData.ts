import { openDB } from 'idb';
import { answersInTime } from './answersInTime.ts';
import { ownFolder } from './ownAddress.ts';
import { storage, tabStorage } from './storage.ts';

export interface LocalStorages {
  readonly isOwnKey: (key: string) => boolean;
  readonly databases: readonly string[];
  /** Databases that are deleted, but not copied. */
  readonly secretDatabases?: readonly string[];
  readonly cachePrefix: string;
  readonly resetKey: string;
}

const ownKeys = ({ isOwnKey }: LocalStorages, area = (): Storage => window.localStorage): readonly string[] => {
  try {
    return Object.keys(area()).filter(isOwnKey);
  } catch {
    return [];
  }
};

const readDatabase = async (name: string): Promise<unknown> => {
  // Opening a missing database would create it.
  const known = await indexedDB.databases();
  if (!known.some((database) => database.name === name)) return undefined;
  const database = await openDB(name);
  try {
    const stores = await Promise.all(
      [...database.objectStoreNames].map(async (store) => {
        const [keys, values] = await Promise.all([database.getAllKeys(store), database.getAll(store)]);
        return [store, keys.map((key, index) => [key, values[index] as unknown])];
      }),
    );
    return Object.fromEntries(stores) as unknown;
  } finally {
    database.close();
  }
};

const databaseOrReason = (name: string): Promise<unknown> =>
  answersInTime(readDatabase(name)).catch((cause: unknown) => ({ unreadable: String(cause) }));

export const exportLocalData = async (storages: LocalStorages): Promise<string> => {
  const keys = ownKeys(storages).map((key) => [key, window.localStorage.getItem(key)]);
  const databases = await Promise.all(
    storages.databases.map(async (name) => [name, await databaseOrReason(name)] as const),
  );
  const all = { localStorage: Object.fromEntries(keys) as unknown, indexedDB: Object.fromEntries(databases) };
  return JSON.stringify(all, (_key, value: unknown) => (typeof value === 'bigint' ? String(value) : value), 2);
};

const deleteDatabase = (name: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(name);
    request.onsuccess = () => resolve();
    request.onerror = () => reject(request.error ?? new Error('not deleted'));
  });

/**
 * Deletes caches, so that the next page comes from the server. Data of other folders stays; caches need a secure
 * origin.
 */
const deleteCaches = async (prefix: string): Promise<void> => {
  if (!('caches' in globalThis)) return;
  const folder = ownFolder();
  const names = await caches.keys();
  const own = names.filter((name) => name.startsWith(prefix) && name.endsWith(` ${folder}`));
  await Promise.all(own.map((name) => caches.delete(name)));
  if (!('serviceWorker' in navigator)) return;
  const registered = await navigator.serviceWorker.getRegistration(folder);
  if (registered && new URL(registered.scope).pathname === folder) await registered.unregister();
};

const removeKeys = (keys: readonly string[]): void => keys.forEach((key) => window.localStorage.removeItem(key));

/**
 * Deletes local data. Also stops this page and, through `resetKey`, other tabs from storing data again. A database
 * that is open in another tab is deleted once it is closed.
 */
export const deleteLocalData = async (storages: LocalStorages): Promise<void> => {
  const { resetKey } = storages;
  storage.set(resetKey, String(Date.now()));
  storage.close();
  // A tab that starts in the meantime finds no data.
  removeKeys(ownKeys(storages).filter((key) => key !== resetKey));
  const databases = [...storages.databases, ...(storages.secretDatabases ?? [])];
  const deletions = databases.map(deleteDatabase);
  await Promise.allSettled(
    [...deletions, deleteCaches(storages.cachePrefix)].map((deletion) => answersInTime(deletion)),
  );
  removeKeys(ownKeys(storages));
  tabStorage.close();
  for (const key of ownKeys(storages, () => window.sessionStorage)) tabStorage.remove(key);
};
