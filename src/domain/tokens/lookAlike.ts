import type { Address, Token } from './types.ts';

/** Letters of other scripts and signs that are drawn like a Latin letter or digit, by what they are taken for. */
const DRAWN_LIKE: Readonly<Record<string, string>> = {
  a: 'аαạąɑ@',
  b: 'вьβƅ8',
  c: 'сϲçć¢',
  d: 'ԁɗđ',
  e: 'еєεėęё3',
  f: 'ƒϝ',
  g: 'ɡğ9',
  h: 'һнհ',
  i: 'іıɩιΙl1|!ї',
  j: 'јʝ',
  k: 'кκķ',
  m: 'мμṃ',
  n: 'ոηńпи',
  o: 'оοօσøө0',
  p: 'рρƿ',
  q: 'ԛգ',
  r: 'гɾř',
  s: 'ѕꜱśşš5$',
  t: 'тτţŧ7',
  u: 'υսцùúûüų',
  v: 'ѵνѷ',
  w: 'ѡωԝшщ',
  x: 'хχ×',
  y: 'уүγýÿ¥',
  z: 'ᴢźżž2',
};

const TAKEN_FOR = new Map(
  Object.entries(DRAWN_LIKE).flatMap(([letter, others]) => Array.from(others, (other) => [other, letter] as const)),
);
const COMBINING = /\p{M}+/gu;
const NOT_DRAWN = /[\p{C}\p{Z}\p{P}]+/gu;

/**
 * What a person reads who looks only briefly: compatibility forms and accents gone, capitals small, letters of other
 * scripts and digits taken for the Latin letters they are drawn like, spaces and signs between them gone.
 */
export const glance = (text: string): string => {
  const plain = text.normalize('NFKD').replace(COMBINING, '').toLowerCase();
  return Array.from(plain, (sign) => TAKEN_FOR.get(sign) ?? sign)
    .join('')
    .replace(NOT_DRAWN, '')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');
};

/** Finds the trusted token that another one could be taken for. */
export type LookAlikes = (token: Token) => Token | undefined;

/**
 * Looks for the tokens of trusted lists that another one is drawn like: the same symbol or the same name at a glance,
 * at another address. A trusted token is nobody's look-alike.
 */
export const lookAlikes = (trusted: readonly Token[]): LookAlikes => {
  const addresses = new Set<Address>(trusted.map(({ address }) => address));
  const seen = new Map<string, Token>();
  for (const token of trusted) {
    for (const text of [glance(token.name), glance(token.symbol)]) if (text !== '') seen.set(text, token);
  }
  return (token) =>
    addresses.has(token.address) ? undefined : (seen.get(glance(token.symbol)) ?? seen.get(glance(token.name)));
};
