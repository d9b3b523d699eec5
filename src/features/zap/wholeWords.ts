import { moneyWords } from '../money/index.ts';

/** Non-breaking spaces keep the unit with its figure. */
export const wholeWords = (...terms: Parameters<typeof moneyWords>): string =>
  moneyWords(...terms).replaceAll(' ', '\u00a0');
