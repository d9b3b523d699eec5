import type { PairBook } from '../../domain/orderBook/types.ts';
import type { Loadable } from '../../lib/loadable.ts';
import type { MarketBook } from './useTicketQuote.ts';

const isNoPair = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'code' in error &&
  (error.code === 'noPair' || error.code === 'invalidPair');

const noPair: MarketBook = { status: 'ready', value: undefined };

/** A book as quotes need it: a missing pair is an answer, and while a book is read anew the last one stands. */
export const marketBookOf = (book: Loadable<PairBook>): MarketBook => {
  if (book.status === 'failed' && isNoPair(book.error)) return noPair;
  if (book.status === 'loading' && book.value) return { status: 'ready', value: book.value };
  return book;
};
