import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { isCss, platformApis } from '../../tools/build/floor/platformApis.ts';

const root = new URL('../../', import.meta.url).pathname;
const { styles } = JSON.parse(readFileSync(`${root}tools/build/floor/newerApis.json`, 'utf8')) as {
  readonly styles: readonly string[];
};

const FUNCTION = /(?<![\w-])[a-z][a-z-]*(?=\()/g;
const WORD = /(?<![\w-])[a-z][a-z-]*(?![\w(-])/g;
const RULE = /@[a-z-]+/g;
const SELECTOR = /(?<=[\w)\]*&\s,>+~(:]):[a-z-]+/g;
const DECLARATION = /(?<=^|[{};])\s*([a-z-]+)\s*:\s*([^;{}]*)(?=[;}]|$)/g;
/** Applies only where the engine has it. */
const GUARDED = /@supports[^{]*\{[^{}]*\}/g;

const found = (text: string, pattern: RegExp): readonly string[] => text.match(pattern) ?? [];

/** Names as in `newerApis.json` of all that a style sheet uses, except what has a prefixed twin or a condition. */
const usesIn = (css: string): ReadonlySet<string> => {
  const text = css.replace(/\/\*[^]*?\*\//g, '').replace(GUARDED, '');
  const declared = [...text.matchAll(DECLARATION)].map(([, property = '', value = '']) => ({ property, value }));
  const isTwin = new Set(declared.map(({ property }) => property.replace(/^-(?:webkit|moz)-/, '*')));
  return new Set([
    ...found(text, RULE),
    ...found(text.replace(DECLARATION, ''), SELECTOR).map((name) => name.replace(/^:+/, ':')),
    ...declared.flatMap(({ property, value }) =>
      isTwin.has(`*${property}`) ? [] : [property, ...found(value, WORD).map((word) => `${property}: ${word}`)],
    ),
    ...found(text, FUNCTION).map((name) => `${name}()`),
  ]);
};

/** Entries of `platformApis.ts` for CSS, as names. */
const allowed = new Set(
  platformApis.filter((entry) => isCss(entry) && entry.use !== 'unused').flatMap(({ name }) => [...usesIn(name)]),
);

const newerIn = (css: string): readonly string[] => {
  const uses = usesIn(css);
  return styles.filter((name) => uses.has(name) && !allowed.has(name));
};

const TAGS = /^(?:css|keyframes|createGlobalStyle|styled\b)/;

/** Style sheets of a source: its tagged templates, each with `0` for the expressions, and texts with a function of CSS. */
const sheetsOf = (path: string): readonly string[] => {
  const text = readFileSync(path, 'utf8');
  if (path.endsWith('.css')) return [text];
  if (!/styled-components|\/theme\//.test(text) && !path.includes('/theme/')) return [];
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const sheets: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isTemplateExpression(node)) {
      const whole = [node.head.text, ...node.templateSpans.map(({ literal }) => `0${literal.text}`)].join('');
      if (isSheet(node, whole)) sheets.push(whole);
    } else if (ts.isStringLiteralLike(node) && isSheet(node, node.text)) sheets.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return sheets;
};

const isSheet = ({ parent }: ts.Node, text: string): boolean =>
  (ts.isTaggedTemplateExpression(parent) && TAGS.test(parent.tag.getText())) ||
  /[:{;][^]*;\s*\}?\s*$/.test(text) ||
  /^[a-z-]+\(.*\)$/.test(text);

const files = readdirSync(`${root}src`, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /\.(?:tsx?|css)$/.test(file),
);

describe('the styles of the oldest engines, by the data of MDN', () => {
  it.each([
    ['mask-image: none;', ['mask-image']],
    ['-webkit-mask-image: none; mask-image: none;', []],
    ['a { width: stretch; }', ['width: stretch']],
    ['color: light-dark(#000, #fff);', ['light-dark()']],
    ['@starting-style { & { opacity: 0; } }', ['@starting-style']],
    ['&:user-invalid { color: red; }', [':user-invalid']],
    ['@supports (width: stretch) { width: stretch; }', []],
    ['margin: 0 auto; &:hover > ::before { inset: calc(1px * var(--text)); }', []],
  ])('the newer styles in "%s" are %j', (css, expected) => {
    expect(newerIn(css)).toEqual(expected);
  });

  it('all sources keep to them, unless platformApis.ts names it', () => {
    const sheets = files.flatMap((file) => sheetsOf(`${root}src/${file}`).map((css) => ({ file, css })));
    expect(sheets.length).toBeGreaterThan(500);
    expect(sheets.flatMap(({ file, css }) => newerIn(css).map((name) => `${name} in ${file}`))).toEqual([]);
  }, 60_000);
});
