import { createNotifier } from './createNotifier.ts';
import { memoize } from './memoize.ts';
import { storage } from './storage.ts';

interface StoredValue<T> {
  readonly subscribe: (listener: () => void) => () => void;
  /** Returns the same object until the stored text changes. */
  readonly read: () => T;
  /** @returns true if the value is kept after the page is left */
  readonly keep: (value: T) => boolean;
  /** Also notifies of changes by other tabs. @returns the function that ends this */
  readonly follow: () => () => void;
}

/** JSON text; large integers, which JSON lacks, become decimal text. */
export const storedText = (value: unknown): string =>
  JSON.stringify(value, (_key, inner: unknown) => (typeof inner === 'bigint' ? String(inner) : inner));

/**
 * Value of this browser, stored as JSON and read at each call, because another tab may have written it.
 * @param restore takes the parsed value, which is untrusted; undefined for none and for text that is not JSON
 * @param area of the browser by default, or of this tab
 */
export const createStoredValue = <T>(
  key: string,
  restore: (stored: unknown) => T,
  area: Pick<typeof storage, 'get' | 'set'> & { readonly takeIn?: (others: string | null) => void } = storage,
): StoredValue<T> => {
  const changed = createNotifier();
  const restored = memoize((text: string | undefined): T => {
    let stored: unknown;
    try {
      stored = text === undefined ? undefined : JSON.parse(text);
    } catch {
      stored = undefined;
    }
    return restore(stored);
  });
  return {
    subscribe: changed.add,
    read: () => restored(area.get(key)),
    keep(value) {
      const isKept = area.set(key, storedText(value));
      changed.notify();
      return isKept;
    },
    follow() {
      const follow = ({ key: changedKey, newValue }: StorageEvent): void => {
        if (changedKey !== null && changedKey !== key) return;
        area.takeIn?.(newValue);
        changed.notify();
      };
      window.addEventListener('storage', follow);
      return () => window.removeEventListener('storage', follow);
    },
  };
};
