import { moneyWords } from '../money/index.ts';

/** The unit stays with its figure. */
export const wholeWords = (...terms: Parameters<typeof moneyWords>): string =>
  moneyWords(...terms).replaceAll(' ', '\u00a0');
