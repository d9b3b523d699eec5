import { existsSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { FIRST_CHARACTERS, fontFiles, fontFolder, otherRange, rangeOf } from '../../tools/fonts/buildFonts.ts';

const root = new URL('../../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, root), 'utf8');

/** The faces of Inter in a style sheet. */
const facesOf = (sheet: string) =>
  [...read(sheet).matchAll(/@font-face \{[^}]*url\('([^']+)'\)[^}]*\}/g)].map(([face, file = '']) => ({
    file: new URL(file, new URL(sheet, root)),
    range: /unicode-range:([^;]+);/.exec(face)?.[1]?.replace(/\s/g, ''),
    rules: face.split('\n').filter((line) => /font-(?:family|weight|display)/.test(line)),
  }));

const isWithin = (range: string, character: number): boolean =>
  range.split(',').some((part) => {
    const [from = NaN, to = from] = part
      .slice('U+'.length)
      .split('-')
      .map((hex) => parseInt(hex, 16));
    return character >= from && character <= to;
  });

/** Characters of the whole font, according to its package. */
const latin = (JSON.parse(read('node_modules/@fontsource-variable/inter/unicode.json')) as { readonly latin: string })
  .latin;

let written: Readonly<Record<string, Buffer>> = {};
beforeAll(async () => {
  written = await fontFiles();
});

it('characters are named as a unicode-range', () => {
  expect(rangeOf([0x20, 0x41, 0x42, 0x43, 0x2212])).toBe('U+20,U+41-43,U+2212');
  expect(rangeOf([])).toBe('');
});

it('the committed files are what npm run fonts writes', () => {
  expect(Object.keys(written)).toEqual(['inter-first.woff2', 'inter-others.woff2']);
  for (const [name, bytes] of Object.entries(written))
    expect(readFileSync(new URL(name, fontFolder)).equals(bytes)).toBe(true);
  expect(written['inter-first.woff2']?.length).toBeLessThanOrEqual(21_000);
});

describe.each(['src/ui/theme/tokens.css', 'tools/bench/barePage/bare.css'])('the font of %s', (sheet) => {
  it('has two parts of one family: the first for every character, the second for those that the first does not have', () => {
    const [first, others, ...more] = facesOf(sheet);
    expect(more).toEqual([]);
    expect(first?.file.href).toBe(new URL('inter-first.woff2', fontFolder).href);
    expect(others?.file.href).toBe(new URL('inter-others.woff2', fontFolder).href);
    expect(existsSync(others?.file ?? '')).toBe(true);
    expect(first?.range).toBeUndefined();
    expect(others?.range).toBe(otherRange());
    expect(first?.rules).toHaveLength(3);
    expect(others?.rules).toEqual(first?.rules);
  });
});

it('the second part has each character of the font that is not in the first', () => {
  const whole = Array.from({ length: 0xffff }, (_, at) => at).filter((entry) => isWithin(latin, entry));
  expect(whole.length).toBeGreaterThan(300);
  const expected = whole.filter((entry) => !FIRST_CHARACTERS.includes(String.fromCharCode(entry)));
  expect(whole.filter((entry) => isWithin(otherRange(), entry))).toEqual(expected);
});

it('every character of the English texts that the font has is in the first part', () => {
  const texts = [...read('locales/en-US.po').matchAll(/^msg(?:id|str) "(.*)"$/gm)].map(([, text = '']) => text);
  expect(texts.length).toBeGreaterThan(1000);
  const missing = new Set([...texts.join('')].filter((entry) => !FIRST_CHARACTERS.includes(entry)));
  expect([...missing].filter((entry) => isWithin(latin, entry.codePointAt(0) ?? NaN))).toEqual([]);
});
