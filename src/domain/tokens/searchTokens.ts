import { parseTypedAddress } from './copiedAddress.ts';
import type { Currency } from './types.ts';

/** Different words in lower case, split at spaces and punctuation, never empty. */
export const wordsOf = (text: string): readonly string[] => {
  const words = new Set(text.toLowerCase().split(/[\s\-_./()\u200e]+/));
  words.delete('');
  return [...words];
};

/** Words are cached, because splitting ten thousand names takes longer than comparing them. */
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
 * Currencies with this exact address, or with each typed word at the start or end of a word of symbol or name. Keeps
 * their order; empty text finds all.
 */
export const searchTokens = (currencies: readonly Currency[], text: string): readonly Currency[] => {
  const address = parseTypedAddress(text.trim());
  if (address !== undefined) {
    return currencies.filter((currency) => currency.kind === 'token' && currency.address === address);
  }
  const typed = wordsOf(text);
  return currencies.filter((currency) => matches(currency, typed));
};

/**
 * Currency that Enter picks: the native coin for "eth", else a first result with exactly this symbol, else the only
 * result.
 */
export const pickedByEnter = (found: readonly Currency[], text: string, native: Currency): Currency | undefined => {
  const typed = text.trim().toLowerCase();
  if (typed === 'eth') return native;
  const [first] = found;
  return first && (found.length === 1 || first.symbol.toLowerCase() === typed) ? first : undefined;
};
