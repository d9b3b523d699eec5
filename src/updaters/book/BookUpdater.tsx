import { useEffect } from 'react';
import { useAppStore } from '#state/hooks.ts';
import { bookStore } from '#stores/bookStore.ts';
import { startLater } from '#lib/later.ts';
import { takeEarlyBook } from './earlySlot.ts';

export function BookUpdater(): null {
  const store = useAppStore();
  useEffect(() => {
    const early = takeEarlyBook();
    let stop: (() => void) | undefined;
    const begin = (): void => {
      if (stop || (early === undefined && bookStore.watched().length === 0)) return;
      stop = startLater(
        () => import('./startBooks.ts'),
        async ({ startBooks }) => startBooks(store, await early),
      );
    };
    const stopWatching = bookStore.onWatched(begin);
    begin();
    return () => {
      stopWatching();
      stop?.();
    };
  }, [store]);
  return null;
}
