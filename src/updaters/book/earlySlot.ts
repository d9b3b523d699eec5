import type { EarlyBook } from './earlyBook.ts';

let early: Promise<EarlyBook | undefined> | undefined;

export const leaveEarlyBook = (book: Promise<EarlyBook>): void => {
  early = book.catch(() => undefined);
};

export const takeEarlyBook = (): Promise<EarlyBook | undefined> | undefined => {
  const taken = early;
  early = undefined;
  return taken;
};
