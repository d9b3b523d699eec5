import { storageKeys } from '#config/storageKeys.ts';
import { fieldsOf, type Fields } from '#lib/fields.ts';
import { storage } from '#lib/storage.ts';
import { storedJson } from '#lib/storedJson.ts';
import type { AppStore } from '#state/hooks.ts';

/** Stores settings that were changed before `persist` is loaded, if the page is left by then. @returns stops this */
export const keepEarlyChanges = (store: AppStore): (() => void) => {
  const before: Fields = { ...store.getState().user };
  const keep = (): void => {
    const changes = Object.entries(store.getState().user).filter(([name, value]) => value !== before[name]);
    if (changes.length > 0) storage.set(storageKeys.earlyChanges, JSON.stringify(Object.fromEntries(changes)));
  };
  addEventListener('pagehide', keep);
  return () => removeEventListener('pagehide', keep);
};

/** Settings stored by `keepEarlyChanges` of the previous page, not validated. Removes them from the storage. */
export const takeEarlyChanges = (): Fields | undefined => {
  const changes = storedJson(storageKeys.earlyChanges);
  if (changes === undefined) return undefined;
  storage.remove(storageKeys.earlyChanges);
  return fieldsOf(changes);
};
