import { selectBlockTimestamp } from '#state/app/selectors.ts';
import type { AppStore } from '#state/hooks.ts';
import { bookStore } from '#stores/bookStore.ts';
import { keepLastBook } from '#stores/lastBook.ts';
import { onVisibilityChange } from '../block/visibility.ts';

export const keepBook = (store: AppStore): (() => void) => {
  const keep = (): void => {
    const shown = bookStore.watched().at(-1);
    const book = shown && bookStore.reading(shown.pair)?.book;
    const timestamp = selectBlockTimestamp(store.getState());
    if (book?.status === 'ready' && timestamp !== null) keepLastBook({ book: book.value, timestamp });
  };
  const stop = onVisibilityChange((isVisible) => {
    if (!isVisible) keep();
  });
  window.addEventListener('pagehide', keep);
  return () => {
    stop();
    window.removeEventListener('pagehide', keep);
  };
};
