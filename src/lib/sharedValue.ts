import type { Fields } from './fields.ts';
import { createSharedArea } from './sharedArea.ts';
import { storage } from './storage.ts';
import { createStoredValue } from './storedValue.ts';

/**
 * Stored value that several tabs change at once: a change of one entry loses no other entry. Follows other tabs from
 * its first use until the page is left.
 * @param keyOf identity of an entry, if the stored JSON is a list; else each field is an entry
 */
export const createSharedValue = <T>(
  key: string,
  restore: (stored: unknown) => T,
  keyOf: (entry: Fields) => string = () => '',
): Pick<ReturnType<typeof createStoredValue<T>>, 'subscribe' | 'read' | 'keep'> => {
  const value = createStoredValue(key, restore, createSharedArea(storage, key, keyOf));
  let isFollowed = false;
  const follow = (): void => {
    if (!isFollowed) value.follow();
    isFollowed = true;
  };
  return {
    read: value.read,
    subscribe(listener) {
      follow();
      return value.subscribe(listener);
    },
    keep(next) {
      follow();
      return value.keep(next);
    },
  };
};
