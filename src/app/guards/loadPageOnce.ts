import { storageKeys } from '#config/storageKeys.ts';
import type { SafeStorage } from '#lib/storage.ts';

interface ReloadOnce {
  readonly storage: SafeStorage;
  readonly reload: () => void;
}

const mark = 'true';

/**
 * A failed load usually means a new release, so the page reloads once; a stored flag remembers it. A second failure,
 * or one without storage, is thrown.
 */
export async function loadPageOnce<T>(load: () => Promise<T>, { storage, reload }: ReloadOnce): Promise<T> {
  try {
    const page = await load();
    storage.remove(storageKeys.lazyPageReloaded);
    return page;
  } catch (cause) {
    if (storage.get(storageKeys.lazyPageReloaded) === mark) {
      storage.remove(storageKeys.lazyPageReloaded);
      throw cause;
    }
    // Reloading without the stored flag would never end.
    if (!storage.set(storageKeys.lazyPageReloaded, mark)) throw cause;
    reload();
    return new Promise<T>(() => undefined);
  }
}
