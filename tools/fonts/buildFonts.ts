/**
 * `npm run fonts [-- --check]`: writes the font in two parts. The first is enough for English texts and figures; the
 * second loads with one of its characters.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import subsetFont from 'subset-font';

const PACKAGE = '@fontsource-variable/inter';
const FONT = `${PACKAGE}/files/inter-latin-wght-normal.woff2`;
const { resolve } = createRequire(import.meta.url);

const ASCII = String.fromCharCode(...Array.from({ length: 95 }, (_, at) => 32 + at));
/** Enough for nearly all pages. */
export const FIRST_CHARACTERS = `${ASCII}\u00a0·×÷²³–—‘’“”•…−↑↓€`;

/** `--num` of tokens.css, and the browsers' defaults. */
const FEATURES = ['tnum', 'calt', 'ccmp', 'clig', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rclt', 'rlig'];
/** From `--fw-regular` up: an end between designed weights would round each letter again. */
const WEIGHTS = { min: 400, max: 900 } as const;

/** From a `unicode-range`. */
const charactersOf = (range: string): readonly number[] =>
  range.split(',').flatMap((part) => {
    const [from = NaN, to = from] = part
      .replace('U+', '')
      .split('-')
      .map((hex) => parseInt(hex, 16));
    return Array.from({ length: to - from + 1 }, (_, at) => from + at);
  });

const hexOf = (character: number): string => character.toString(16).toUpperCase();

/** `characters` in rising order; returns a `unicode-range`. */
export const rangeOf = (characters: readonly number[]): string => {
  const runs: { readonly from: number; to: number }[] = [];
  for (const character of characters) {
    const last = runs.at(-1);
    if (last?.to === character - 1) last.to = character;
    else runs.push({ from: character, to: character });
  }
  return runs.map(({ from, to }) => `U+${hexOf(from)}${to === from ? '' : `-${hexOf(to)}`}`).join();
};

/** Latin characters outside the first part. */
const otherCharacters = (): readonly number[] => {
  const { latin } = JSON.parse(readFileSync(resolve(`${PACKAGE}/unicode.json`), 'utf8')) as { readonly latin: string };
  return charactersOf(latin).filter((entry) => !FIRST_CHARACTERS.includes(String.fromCodePoint(entry)));
};

export const otherRange = (): string => rangeOf(otherCharacters());

export const fontFiles = async (): Promise<Readonly<Record<string, Buffer>>> => {
  const font = readFileSync(resolve(FONT));
  const options = { targetFormat: 'woff2', keepFeatures: FEATURES, variationAxes: { wght: WEIGHTS } } as const;
  return {
    'inter-first.woff2': await subsetFont(font, FIRST_CHARACTERS, options),
    'inter-others.woff2': await subsetFont(font, String.fromCodePoint(...otherCharacters()), options),
  };
};

export const fontFolder = new URL('../../src/ui/theme/fonts/', import.meta.url);

const isRun = process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href;
if (isRun) {
  const isCheck = process.argv.includes('--check');
  const stale = Object.entries(await fontFiles()).filter(([name, bytes]) => {
    const path = fileURLToPath(new URL(name, fontFolder));
    if (!isCheck) writeFileSync(path, bytes);
    return isCheck && !readFileSync(path).equals(bytes);
  });
  if (stale.length > 0) {
    console.error(`Stale, run npm run fonts: ${stale.map(([name]) => name).join(', ')}`);
    process.exitCode = 1;
  }
}
