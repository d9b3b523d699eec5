import { fieldsOf } from '#lib/fields.ts';
import { withTabLock } from '#lib/tabLock.ts';

interface SharedStorage {
  getItem(key: string): Promise<unknown>;
  setItem(key: string, value: unknown): Promise<void>;
}

const LOCK = 'walletConnectStorage';

type SharedEntry = 'keychain' | 'session';

const sharedEntry = (key: string): SharedEntry | undefined => {
  const name = key.slice(key.lastIndexOf('/') + 1);
  return name === 'keychain' || name === 'session' ? name : undefined;
};

type Parts = ReadonlyMap<string, unknown>;

const partsOf = (value: unknown): Parts =>
  new Map(
    Array.isArray(value)
      ? value.map((part: unknown) => [String(fieldsOf(part).topic), part])
      : Object.entries(fieldsOf(value)),
  );

const joined = (parts: Parts, isList: boolean): unknown => (isList ? [...parts.values()] : Object.fromEntries(parts));

/**
 * Lets several tabs share a storage whose clients write whole entries: keeps what other tabs wrote, and drops only
 * what this client had (`known`) and removed.
 */
export const shareStorage = (
  storage: SharedStorage,
  known: Readonly<Record<SharedEntry, readonly string[]>>,
  lock: typeof withTabLock = withTabLock,
): void => {
  const write = storage.setItem.bind(storage);
  const had = { ...known };
  storage.setItem = (key, value) => {
    const entry = sharedEntry(key);
    if (!entry) return write(key, value);
    const own = partsOf(value);
    const removed = had[entry].filter((name) => !own.has(name));
    had[entry] = [...own.keys()];
    return lock(LOCK, async () => {
      const kept = [...partsOf(await storage.getItem(key))].filter(([name]) => !removed.includes(name));
      await write(key, joined(new Map([...kept, ...own]), Array.isArray(value)));
    });
  };
};
