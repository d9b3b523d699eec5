import { useEffect } from 'react';
import { storageKeys } from '#config/storageKeys.ts';
import { useAppStore } from '#state/hooks.ts';
import { startLater } from '#lib/later.ts';

const onWake = (callback: () => void): (() => void) => {
  document.addEventListener('visibilitychange', callback);
  window.addEventListener('online', callback);
  return () => {
    document.removeEventListener('visibilitychange', callback);
    window.removeEventListener('online', callback);
  };
};

export function TokenListUpdater(): null {
  const store = useAppStore();
  useEffect(() => {
    return startLater(
      () => Promise.all([import('./startTokenLists.ts'), import('#stores/fetchListAt.ts'), import('#lib/box.ts')]),
      async ([{ startTokenLists }, { fetchListAt }, { openBox }]) =>
        startTokenLists({
          store,
          box: await openBox(storageKeys.tokenLists),
          fetchList: fetchListAt,
          now: Date.now,
          isHidden: () => document.visibilityState === 'hidden',
          onWake,
        }),
    );
  }, [store]);
  return null;
}
