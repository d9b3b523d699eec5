import { useEffect } from 'react';
import { storageKeys } from '../config/storageKeys.ts';
import { loadPersistently } from '../lib/loadPersistently.ts';
import { useAppStore } from '../state/hooks.ts';

const onWake = (callback: () => void): (() => void) => {
  document.addEventListener('visibilitychange', callback);
  window.addEventListener('online', callback);
  return () => {
    document.removeEventListener('visibilitychange', callback);
    window.removeEventListener('online', callback);
  };
};

const loadParts = () =>
  Promise.all([import('./startTokenLists.ts'), import('../reads/fetchListAt.ts'), import('../lib/box.ts')]);

/** Reads the token lists and keeps them fresh; its code comes after the first page. */
export function TokenListUpdater(): null {
  const store = useAppStore();
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isLeft = false;
    const begin = async (): Promise<void> => {
      const [{ startTokenLists }, { fetchListAt }, { openBox }] = await loadPersistently(loadParts);
      const started = await startTokenLists({
        store,
        box: await openBox(storageKeys.tokenLists),
        fetchList: fetchListAt,
        now: Date.now,
        isHidden: () => document.visibilityState === 'hidden',
        onWake,
      });
      if (isLeft) started();
      else stop = started;
    };
    void begin();
    return () => {
      isLeft = true;
      stop?.();
    };
  }, [store]);
  return null;
}
