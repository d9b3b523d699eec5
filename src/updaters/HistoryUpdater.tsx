import { useEffect } from 'react';
import { loadPersistently } from '../lib/loadPersistently.ts';
import { bookStore } from '../reads/bookStore.ts';
import { historyStore } from '../reads/historyStore.ts';

/** The first history waits until the books of the page are there: what a trade needs comes first. */
const isBookOutstanding = (): boolean =>
  bookStore.watched().some(({ pair }) => bookStore.reading(pair)?.state === 'LOADING');

/** Reads the watched pairs' past; its code comes once somebody wants one and the books are there. */
export function HistoryUpdater(): null {
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isBegun = false;
    let isLeft = false;
    const begin = async (): Promise<void> => {
      if (isBegun || historyStore.watched().length === 0 || isBookOutstanding()) return;
      isBegun = true;
      const { startHistory } = await loadPersistently(() => import('./startHistory.ts'));
      const started = await startHistory();
      if (isLeft) started();
      else stop = started;
    };
    const again = (): void => void setTimeout(() => void begin(), 0);
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
