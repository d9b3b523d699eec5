import { parseAddress } from './parseAddress.ts';
import type { Currency } from './types.ts';

/** Lower-case words of a text, as a search compares them. */
export const wordsOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .split(/[\s\-_./()\u200e]+/)
    .filter((word) => word !== '');

/** Cache: splitting ten thousand names takes longer than comparing them. */
const split = new WeakMap<Currency, readonly string[]>();

const wordsIn = (currency: Currency): readonly string[] => {
  const known = split.get(currency);
  if (known) return known;
  const words = [...wordsOf(currency.symbol), ...wordsOf(currency.name)];
  split.set(currency, words);
  return words;
};

const matches = (currency: Currency, typed: readonly string[]): boolean => {
  const words = wordsIn(currency);
  return typed.every((part) => words.some((word) => word.startsWith(part) || word.endsWith(part)));
};

/**
 * Currencies that match a search text: an address matches exactly; otherwise each typed word must match the start or
 * the end of a word in symbol or name. Order is kept; empty text matches all.
 */
export const searchTokens = (currencies: readonly Currency[], text: string): readonly Currency[] => {
  const address = parseAddress(text.trim());
  if (address !== undefined) {
    return currencies.filter((currency) => currency.kind === 'token' && currency.address === address);
  }
  const typed = wordsOf(text);
  return currencies.filter((currency) => matches(currency, typed));
};

/**
 * Currency that Enter picks: the native coin for the text "eth", else an exact symbol match in first position, else an
 * only result.
 */
export const pickedByEnter = (found: readonly Currency[], text: string, native: Currency): Currency | undefined => {
  const typed = text.trim().toLowerCase();
  if (typed === 'eth') return native;
  const [first] = found;
  return first && (found.length === 1 || first.symbol.toLowerCase() === typed) ? first : undefined;
};
