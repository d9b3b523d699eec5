import type { PairBook } from '#domain/orderBook/types.ts';
import type { Loadable } from '#lib/loadable.ts';
import type { PairState } from '#reads/book/useOrderBook.ts';
import type { MarketBook } from './useBookQuote.ts';

const noPair: MarketBook = { status: 'ready', value: undefined };

/** A missing pair is a result. While a book is read again, the last one counts. */
export const marketBookOf = (book: Loadable<PairBook>, state: PairState): MarketBook => {
  if (state === 'NOT_EXISTS' || state === 'INVALID') return noPair;
  if (book.status === 'loading' && book.value) return { status: 'ready', value: book.value };
  return book;
};
