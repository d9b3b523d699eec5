import { confusables } from './confusables.ts';
import type { Address, Token } from './types.ts';

/** Minimum length of a symbol or name found inside another name: shorter ones occur in too many names. */
const MIN_SYMBOL_LENGTH = 4;
const MIN_NAME_LENGTH = 6;
/** Limit of sign groups: a text with more is read with all of them as letters, and with none. */
const MAX_SIGN_GROUPS = 4;

const LETTERS = new Map(
  Object.entries(confusables).flatMap(([letters, chars]) => Array.from(chars, (char) => [char, letters] as const)),
);
const NOT_LETTERS = /[^\p{L}\p{N}]|[\p{Lm}\p{DI}]/gu;
const SIGNS = /([\p{S}\p{P}]+)/u;
const BETWEEN_WORDS = /[\p{Z}\p{P}\p{C}]+/u;

const toLetters = (text: string): string => Array.from(text, (char) => LETTERS.get(char) ?? char).join('');

/**
 * Skeleton of a text, after UTS 39: characters of all scripts become the Latin letters that they resemble, also digits
 * ("U5DC"). Compatibility forms, case, marks, spaces and other signs are removed. Texts with equal skeletons are
 * confusable. The skeleton of a skeleton is that skeleton.
 */
export const confusableSkeleton = (text: string): string =>
  toLetters(toLetters(text.normalize('NFD')).normalize('NFKD').toLowerCase()).replace(NOT_LETTERS, '');

/** Skeletons with each group of signs read as letters and as an ornament: "U$DC" is USDC, and so is "$USDC". */
const skeletonsOf = (text: string): readonly string[] => {
  const parts = text
    .split(SIGNS)
    .map((part, index) => ({ letters: confusableSkeleton(part), isSigns: index % 2 === 1 }));
  if (parts.filter(({ letters, isSigns }) => isSigns && letters !== '').length > MAX_SIGN_GROUPS) {
    return [parts, parts.filter(({ isSigns }) => !isSigns)].map((read) => read.map(({ letters }) => letters).join(''));
  }
  return parts.reduce<readonly string[]>(
    (texts, { letters, isSigns }) =>
      texts.flatMap((text) => (isSigns && letters !== '' ? [text + letters, text] : [text + letters])),
    [''],
  );
};

export type ConfusableFinder = (token: Token) => Token | undefined;

/**
 * Finder over the tokens of trusted lists. A token at another address is confusable if its symbol or name has the
 * skeleton of a trusted symbol or name. It is also confusable if its name contains a trusted symbol as a word, or a
 * trusted name anywhere. A trusted token is never confusable.
 */
export const confusableFinder = (trusted: readonly Token[]): ConfusableFinder => {
  const addresses = new Set<Address>(trusted.map(({ address }) => address));
  const whole = new Map<string, Token>();
  const words = new Map<string, Token>();
  const names = new Map<string, Token>();
  for (const token of trusted) {
    for (const text of [token.name, token.symbol].flatMap(skeletonsOf)) if (text !== '') whole.set(text, token);
    if (token.symbol.length >= MIN_SYMBOL_LENGTH) words.set(confusableSkeleton(token.symbol), token);
    if (token.name.length >= MIN_NAME_LENGTH) names.set(confusableSkeleton(token.name), token);
  }
  const within = (name: string): Token | undefined => {
    for (const word of name.split(BETWEEN_WORDS).flatMap(skeletonsOf)) {
      const token = words.get(word);
      if (token) return token;
    }
    const skeletons = skeletonsOf(name);
    for (const [text, token] of names) if (skeletons.some((skeleton) => skeleton.includes(text))) return token;
    return undefined;
  };
  return (token) => {
    if (addresses.has(token.address)) return undefined;
    for (const text of [token.symbol, token.name].flatMap(skeletonsOf)) {
      const found = whole.get(text);
      if (found) return found;
    }
    return within(token.name);
  };
};
