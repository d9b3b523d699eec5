import { storageKeys } from '#config/storageKeys.ts';
import type { SafeStorage } from '#lib/storage.ts';

export interface ReloadOnce {
  readonly storage: SafeStorage;
  readonly reload: () => void;
}

const mark = 'true';

/**
 * Loads a page's script. If that fails, a new release has probably replaced the file, so the whole page is reloaded
 * once, which a stored flag remembers. A second failure is passed on; without storage the first one is.
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
