import { useEffect } from 'react';
import { bookStore } from '#stores/bookStore.ts';
import { historyStore } from '#stores/historyStore.ts';
import { startLater } from '#lib/later.ts';

const isBookOutstanding = (): boolean =>
  bookStore.watched().some(({ pair }) => bookStore.reading(pair)?.state === 'LOADING');

export function HistoryUpdater(): null {
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isLeft = false;
    const begin = (): void => {
      if (isLeft || stop || historyStore.watched().length === 0 || isBookOutstanding()) return;
      stop = startLater(
        () => import('./startHistory.ts'),
        ({ startHistory }) => startHistory(),
      );
    };
    const again = (): void => void setTimeout(begin, 0);
    const stopWatching = historyStore.onWatched(again);
    const stopReading = bookStore.subscribe(again);
    again();
    return () => {
      isLeft = true;
      stopWatching();
      stopReading();
      stop?.();
    };
  }, []);
  return null;
}
