import { confusables } from './confusables.ts';
import type { Address, Token } from './types.ts';

/** Shorter symbols occur in too many names. */
const MIN_SYMBOL_LENGTH = 4;
const MIN_NAME_LENGTH = 6;
/** Above this number the groups of signs are read either all as letters, or all as ornaments. */
const MAX_SIGN_GROUPS = 4;

const LETTERS = new Map(
  Object.entries(confusables).flatMap(([letters, chars]) => Array.from(chars, (char) => [char, letters] as const)),
);
const NOT_LETTERS = /[^\p{L}\p{N}]|[\p{Lm}\p{DI}]/gu;
const SIGNS = /([\p{S}\p{P}]+)/u;
const BETWEEN_WORDS = /[\p{Z}\p{P}\p{C}]+/u;

const toLetters = (text: string): string => Array.from(text, (char) => LETTERS.get(char) ?? char).join('');

/**
 * Skeleton after UTS 39: the Latin letters that characters and digits resemble ("U5DC"), without marks and signs.
 * Idempotent.
 */
export const confusableSkeleton = (text: string): string =>
  toLetters(toLetters(text.normalize('NFD')).normalize('NFKD').toLowerCase()).replace(NOT_LETTERS, '');

/** Each group of signs is read as letters and as an ornament: "U$DC" and "$USDC" are both USDC. */
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
 * Finds a trusted token that a token at another address imitates: its symbol or name has a trusted skeleton, a trusted
 * symbol as a word, or a trusted name.
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
