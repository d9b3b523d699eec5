import fc from 'fast-check';
import { expect, it } from 'vitest';
import { shareStorage } from '#chain/connectors/walletConnect/shareStorage.ts';
import type { withTabLock } from '#lib/tabLock.ts';

const KEYS = 'wc@2:core:0.3//keychain';
const SESSIONS = 'wc@2:client:0.3//session';

/** A lock of one database, as the browser has one. */
const createLock = (): typeof withTabLock => {
  let last: Promise<unknown> = Promise.resolve();
  return (_name, action) => {
    const turn = last.then(action);
    last = turn;
    return turn;
  };
};

/** One database of several tabs; each access takes a turn. */
const database = () => {
  const stored = new Map<string, unknown>();
  return {
    stored,
    inTurn: createLock(),
    open: () => ({
      getItem: (key: string) => Promise.resolve(structuredClone(stored.get(key))),
      setItem: async (key: string, value: unknown): Promise<void> => {
        await Promise.resolve();
        stored.set(key, structuredClone(value));
      },
    }),
  };
};

/** A client as the library writes: the whole entry, from its own memory. */
const openTab = async ({ open, inTurn }: ReturnType<typeof database>) => {
  const storage = open();
  const keys = new Map(Object.entries(((await storage.getItem(KEYS)) ?? {}) as Record<string, string>));
  shareStorage(storage, { keychain: [...keys.keys()], session: [] }, inTurn);
  const persist = () => storage.setItem(KEYS, Object.fromEntries(keys));
  return {
    storage,
    set: (name: string) => {
      keys.set(name, `key of ${name}`);
      return persist();
    },
    remove: (name: string) => {
      keys.delete(name);
      return persist();
    },
  };
};

it('keeps the keys of both tabs, whoever writes last, and drops those that a tab removed', () =>
  fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.integer({ min: 0, max: 1 }), fc.boolean(), fc.integer({ min: 0, max: 3 })), {
        maxLength: 20,
      }),
      async (steps) => {
        const shared = database();
        const tabs = [await openTab(shared), await openTab(shared)];
        const expected = new Set<string>();
        const writes: (Promise<void> | undefined)[] = [];
        for (const [tab, isSet, number] of steps) {
          const name = `${tab} ${number}`;
          if (isSet) expected.add(name);
          else expected.delete(name);
          writes.push(isSet ? tabs[tab]?.set(name) : tabs[tab]?.remove(name));
        }
        await Promise.all(writes);
        expect(Object.keys((shared.stored.get(KEYS) ?? {}) as object).toSorted()).toEqual([...expected].toSorted());
      },
    ),
  ));

it('keeps both sessions of two tabs that pair at once, and a tab opened later has all keys', async () => {
  const shared = database();
  const [one, other] = [await openTab(shared), await openTab(shared)];
  await one.set('a');
  await other.set('b');
  await one.storage.setItem(SESSIONS, [{ topic: 'a', expiry: 1 }]);
  await other.storage.setItem(SESSIONS, [{ topic: 'b', expiry: 2 }]);
  await one.storage.setItem(SESSIONS, [{ topic: 'a', expiry: 3 }]);
  expect(shared.stored.get(SESSIONS)).toEqual([
    { topic: 'a', expiry: 3 },
    { topic: 'b', expiry: 2 },
  ]);
  const later = await openTab(shared);
  await later.remove('a');
  expect(shared.stored.get(KEYS)).toEqual({ b: 'key of b' });
});

it('leaves all other entries as the library writes them', async () => {
  const shared = database();
  const { storage } = await openTab(shared);
  await storage.setItem('wc@2:core:0.3//messages', { a: 1 });
  await storage.setItem('wc@2:core:0.3//messages', { b: 1 });
  expect(shared.stored.get('wc@2:core:0.3//messages')).toEqual({ b: 1 });
});
