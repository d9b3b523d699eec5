import type { EarlyBook } from './earlyBook.ts';

let early: Promise<EarlyBook | undefined> | undefined;

/** Leaves the book for the application. A reader whose script does not arrive leaves none. */
export const leaveEarlyBook = (book: Promise<EarlyBook>): void => {
  early = book.catch(() => undefined);
};

/** Takes the book that was left, once. */
export const takeEarlyBook = (): Promise<EarlyBook | undefined> | undefined => {
  const taken = early;
  early = undefined;
  return taken;
};
