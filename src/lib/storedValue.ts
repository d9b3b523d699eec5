import { createNotifier } from './createNotifier.ts';
import { memoize } from './memoize.ts';
import { storage } from './storage.ts';

/** A value of this browser as JSON. Reads at each call, as another tab may have written. */
export interface StoredValue<T> {
  readonly subscribe: (listener: () => void) => () => void;
  /** The same object until the stored text changes. */
  readonly read: () => T;
  /** @returns true if the value outlives the page */
  readonly keep: (value: T) => boolean;
}

export const createStoredValue = <T>(key: string, restore: (text: string | undefined) => T): StoredValue<T> => {
  const changed = createNotifier();
  const restored = memoize(restore);
  return {
    subscribe: changed.add,
    read: () => restored(storage.get(key)),
    keep(value) {
      const isKept = storage.set(key, JSON.stringify(value));
      changed.tell();
      return isKept;
    },
  };
};
