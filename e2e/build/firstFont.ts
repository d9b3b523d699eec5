import { mkdtempSync, rmSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

const PACKAGE = '@fontsource-variable/inter';
const FONT = `${PACKAGE}/files/inter-latin-wght-normal.woff2`;
const { resolve } = createRequire(import.meta.url);

const ASCII = String.fromCharCode(...Array.from({ length: 95 }, (_, at) => 32 + at));
/** What English texts and figures are written with: nearly all pages do with these. */
export const FIRST_CHARACTERS = `${ASCII}\u00a0·×÷²³–—‘’“”•…−↑↓€`;

/** `--num` of tokens.css, and what browsers apply by themselves. */
const FEATURES = ['tnum', 'calt', 'ccmp', 'clig', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rclt', 'rlig'];
/** From `--fw-regular` to the heaviest: an end that lies between the designed ones would round each letter anew. */
const WEIGHTS = { min: 400, max: 900 } as const;

/** The characters of a `unicode-range`. */
const charactersOf = (range: string): readonly number[] =>
  range.split(',').flatMap((part) => {
    const [from = NaN, to = from] = part
      .replace('U+', '')
      .split('-')
      .map((hex) => parseInt(hex, 16));
    return Array.from({ length: to - from + 1 }, (_, at) => from + at);
  });

const hexOf = (character: number): string => character.toString(16).toUpperCase();

/** Characters in rising order as a `unicode-range`. */
export const rangeOf = (characters: readonly number[]): string => {
  const runs: { readonly from: number; to: number }[] = [];
  for (const one of characters) {
    const last = runs.at(-1);
    if (last?.to === one - 1) last.to = one;
    else runs.push({ from: one, to: one });
  }
  return runs.map(({ from, to }) => `U+${hexOf(from)}${to === from ? '' : `-${hexOf(to)}`}`).join();
};

/** The latin characters of the font without the first ones. */
const otherCharacters = async (): Promise<readonly number[]> => {
  const { latin } = JSON.parse(await readFile(resolve(`${PACKAGE}/unicode.json`), 'utf8')) as {
    readonly latin: string;
  };
  return charactersOf(latin).filter((one) => !FIRST_CHARACTERS.includes(String.fromCodePoint(one)));
};

/** Both parts of the font as files in a folder. @returns which characters the second has, as a `unicode-range` */
export const writeFonts = async (first: string, others: string): Promise<string> => {
  const font = await readFile(resolve(FONT));
  const options = { targetFormat: 'woff2', keepFeatures: FEATURES, variationAxes: { wght: WEIGHTS } } as const;
  const characters = await otherCharacters();
  await writeFile(first, await subsetFont(font, FIRST_CHARACTERS, options));
  await writeFile(others, await subsetFont(font, String.fromCodePoint(...characters), options));
  return rangeOf(characters);
};

const FACE = new RegExp(`@font-face \\{[^}]*'${FONT}'[^}]*\\}`);

/**
 * Has a page load the part of its font that it is written with, less than half of it; the other characters come when a
 * page shows one. Under the development server it is one file.
 */
export const firstFont = (): Plugin => {
  let folder: string | undefined;
  return {
    name: 'first-font',
    enforce: 'pre',
    apply: 'build',
    transform: {
      filter: { id: /\.css$/ },
      async handler(css) {
        const face = FACE.exec(css)?.[0];
        if (face === undefined) return undefined;
        folder ??= mkdtempSync(join(tmpdir(), 'myt-font-'));
        const first = join(folder, 'inter-first.woff2');
        const others = join(folder, 'inter-others.woff2');
        const range = await writeFonts(first, others);
        const faceOf = (file: string): string => face.replace(FONT, file);
        // A face that is named later comes before the others, for its characters.
        return css.replace(
          face,
          () => `${faceOf(first)}\n${faceOf(others).replace('}', `unicode-range: ${range};\n}`)}`,
        );
      },
    },
    closeBundle: () => {
      if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
      folder = undefined;
    },
  };
};
