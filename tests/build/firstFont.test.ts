import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { FIRST_CHARACTERS, firstFont, rangeOf } from '../../e2e/build/firstFont.ts';

const root = new URL('../../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, root), 'utf8');

interface FontStep {
  readonly transform: { readonly handler: (css: string) => Promise<string | undefined> };
  readonly closeBundle: () => void;
}
const steps: FontStep[] = [];
const newStep = (): FontStep => {
  const step = firstFont() as unknown as FontStep;
  steps.push(step);
  return step;
};
afterEach(() => steps.splice(0).forEach(({ closeBundle }) => closeBundle()));

/** The faces of Inter in a style sheet. */
const facesOf = (css = ''): readonly { readonly file: string; readonly range?: string | undefined }[] =>
  [...css.matchAll(/@font-face \{[^}]*url\('([^']+)'\)[^}]*\}/g)].map(([face, file = '']) => ({
    file,
    range: /unicode-range: ([^;]+);/.exec(face)?.[1],
  }));

const isWithin = (range: string, character: number): boolean =>
  range.split(',').some((part) => {
    const [from = NaN, to = from] = part
      .slice('U+'.length)
      .split('-')
      .map((hex) => parseInt(hex, 16));
    return character >= from && character <= to;
  });

/** What the whole font has, as its package says. */
const latin = (JSON.parse(read('node_modules/@fontsource-variable/inter/unicode.json')) as { readonly latin: string })
  .latin;

it('characters are named as a unicode-range', () => {
  expect(rangeOf([0x20, 0x41, 0x42, 0x43, 0x2212])).toBe('U+20,U+41-43,U+2212');
  expect(rangeOf([])).toBe('');
});

describe.each(['src/ui/theme/tokens.css', 'tests/bench/barePage/bare.css'])('the font of %s', (sheet) => {
  it('comes in two parts: what pages are written with, less than half of it, and the rest', async () => {
    const css = read(sheet);
    const [first, others, ...more] = facesOf(await newStep().transform.handler(css));
    expect(more).toEqual([]);
    expect(basename(first?.file ?? '')).toBe('inter-first.woff2');
    expect(basename(others?.file ?? '')).toBe('inter-others.woff2');
    expect(first?.range).toBeUndefined();
    expect(readFileSync(first?.file ?? '').length).toBeLessThanOrEqual(21_000);
    const whole = Array.from({ length: 0xffff }, (_, at) => at).filter((one) => isWithin(latin, one));
    expect(whole.length).toBeGreaterThan(300);
    const expected = whole.filter((one) => !FIRST_CHARACTERS.includes(String.fromCharCode(one)));
    expect(whole.filter((one) => isWithin(others?.range ?? '', one))).toEqual(expected);
  });

  it('keeps its family, its weights and its display in both', async () => {
    const [face = ''] = /@font-face \{[^}]*\}/.exec(read(sheet)) ?? [];
    const rules = face.split('\n').filter((line) => /font-(?:family|weight|display)/.test(line));
    expect(rules).toHaveLength(3);
    const built = (await newStep().transform.handler(read(sheet))) ?? '';
    for (const rule of rules) expect(built.split(rule).length).toBeGreaterThanOrEqual(3);
  });
});

it('is the same bytes each time, since builds are reproducible, and leaves nothing behind', async () => {
  const [one, other] = [newStep(), newStep()];
  const css = read('src/ui/theme/tokens.css');
  const [first, second] = await Promise.all(
    [one, other].map(async ({ transform }) => facesOf(await transform.handler(css))),
  );
  const files = [...(first ?? []), ...(second ?? [])].map(({ file }) => file);
  expect(files).toHaveLength(4);
  const [a, b, c, d] = files.map((file) => readFileSync(file));
  expect(c?.equals(a ?? Buffer.alloc(0))).toBe(true);
  expect(d?.equals(b ?? Buffer.alloc(0))).toBe(true);
  [one, other].forEach(({ closeBundle }) => closeBundle());
  expect(files.filter((file) => existsSync(file))).toEqual([]);
});

it('another style sheet stays as it is', async () => {
  expect(await newStep().transform.handler(read('src/ui/theme/base.css'))).toBeUndefined();
});

it('every character of the English texts that the font has is in the first part', () => {
  const texts = [...read('locales/en-US.po').matchAll(/^msg(?:id|str) "(.*)"$/gm)].map(([, text = '']) => text);
  expect(texts.length).toBeGreaterThan(1000);
  const missing = new Set([...texts.join('')].filter((one) => !FIRST_CHARACTERS.includes(one)));
  expect([...missing].filter((one) => isWithin(latin, one.codePointAt(0) ?? NaN))).toEqual([]);
});
