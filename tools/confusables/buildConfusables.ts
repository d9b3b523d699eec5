/**
 * Writes src/domain/tokens/confusables.ts: `npm run confusables -- <data.json> <UnicodeData.txt>`. Sources, both under
 * the Unicode licence: data.json of npm's `unhomoglyph` 1.0.6 (UTS 39; its Latin entries equal ICU 72, Unicode 15), and
 * UnicodeData.txt of Debian's `unicode-data` 15.0.0, for the letters with a stroke, hook or tail, and small capitals,
 * that UTS 39 leaves out.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** ASCII characters that are read as other letters. */
const ASCII: Readonly<Record<string, string>> = {
  i: 'l1|!',
  o: '0',
  s: '5$',
  a: '4@',
  b: '68',
  e: '3',
  g: '9',
  t: '7',
  z: '2',
  rn: 'm',
  vv: 'w',
};

/** Missing in both sources: Greek and Cyrillic letters like capitals, currency and trade signs. */
const OTHERS: Readonly<Record<string, string>> = {
  b: '₿',
  c: '©',
  e: '€ɛεєԑΞξ∑Σ',
  i: '¡',
  k: 'ĸ',
  m: 'ʍ',
  n: 'пи',
  o: '◯○●',
  r: '®яЯ',
  u: 'μцЦ',
  w: 'шщШЩ',
};

/** First code points of 26 letters each, in emoji and in black circles and squares. */
const ALPHABETS = [0x1f150, 0x1f170, 0x1f1e6];

const LAST_CODE_POINT = 0x1ffff;
const LATIN_LETTER =
  /^LATIN (?:(?:CAPITAL|SMALL) LETTER ([A-Z]) (?:WITH .*|BAR)|LETTER SMALL CAPITAL ([A-Z])(?: WITH .*)?)$/;

const [confusablesPath, namesPath] = process.argv.slice(2);
if (!confusablesPath || !namesPath) throw new Error('npm run confusables -- <data.json> <UnicodeData.txt>');

const inverted = (table: Readonly<Record<string, string>>): Map<string, string> =>
  new Map(Object.entries(table).flatMap(([letters, signs]) => Array.from(signs, (sign) => [sign, letters] as const)));

const ascii = inverted(ASCII);
const others = inverted(OTHERS);
const prototypes = new Map(Object.entries(JSON.parse(readFileSync(confusablesPath, 'utf8')) as Record<string, string>));

for (const first of ALPHABETS) {
  for (let index = 0; index < 26; index++) {
    others.set(String.fromCodePoint(first + index), String.fromCharCode('a'.charCodeAt(0) + index));
  }
}

const named = new Map(
  readFileSync(namesPath, 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [codePoint = '', name = ''] = line.split(';');
      const [, letter, smallCapital] = LATIN_LETTER.exec(name) ?? [];
      const found = letter ?? smallCapital;
      return found ? [[String.fromCodePoint(parseInt(codePoint, 16)), found.toLowerCase()] as const] : [];
    }),
);

const isMark = (char: string): boolean => /[\p{M}\p{Sk}\p{Lm}']/u.test(char);

/** Undefined if they are not enough. */
const lettersOf = (char: string, depth = 0): string | undefined => {
  if (depth > 8) return undefined;
  const follow = (text: string): string | undefined => {
    const letters = Array.from(text.normalize('NFD'), (entry) => (isMark(entry) ? '' : lettersOf(entry, depth + 1)));
    return letters.every((letter) => letter !== undefined) ? letters.join('') : undefined;
  };
  if (/^[a-z]$/.test(char)) return ascii.get(char) === undefined ? char : ascii.get(char);
  // Another letter's small form may look different.
  const lower = depth === 0 || /[A-Z]/.test(char) ? char.toLowerCase() : undefined;
  const candidates = [ascii, others, named, prototypes].map((table) => table.get(char));
  for (const next of [...candidates, char.normalize('NFKD'), lower]) {
    if (next === undefined || next === char) continue;
    const letters = follow(next);
    if (letters) return letters;
  }
  return undefined;
};

const plain = (char: string): string =>
  char
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]|\p{Lm}/gu, '');

const byLetters = new Map<string, string[]>();
for (let codePoint = 0x21; codePoint <= LAST_CODE_POINT; codePoint++) {
  const char = String.fromCodePoint(codePoint);
  if (char.normalize('NFD') !== char || isMark(char) || !/[\p{L}\p{N}\p{S}\p{P}]/u.test(char)) continue;
  const letters = lettersOf(char);
  const form = plain(char);
  const isMapped = form !== char && Array.from(form, (entry) => lettersOf(entry) ?? entry).join('') === letters;
  if (letters === undefined || letters === char || isMapped) continue;
  byLetters.set(letters, [...(byLetters.get(letters) ?? []), char]);
}

const escaped = (char: string): string => {
  const codePoint = char.codePointAt(0) ?? 0;
  if (codePoint < 0x7f) return char;
  const hex = codePoint.toString(16);
  return codePoint > 0xffff ? `\\u{${hex}}` : `\\u${hex.padStart(4, '0')}`;
};

const rows = [...byLetters]
  .sort(([a], [b]) => (a < b ? -1 : 1))
  .map(([letters, chars]) => `  ${letters}: '${chars.map(escaped).join('')}',`);

const text = `/**
 * Characters by the Latin letters they are read as. Written by tools/confusables/buildConfusables.ts from Unicode's data:
 * Copyright 1991-2022 Unicode, Inc., under the Unicode licence (https://www.unicode.org/license.txt).
 */
export const confusables: Readonly<Record<string, string>> = {
${rows.join('\n')}
};
`;
writeFileSync(fileURLToPath(new URL('../../src/domain/tokens/confusables.ts', import.meta.url)), text);
