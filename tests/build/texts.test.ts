import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { transformSync } from '@babel/core';
import macro from '@lingui/babel-plugin-lingui-macro';
import { formatter } from '@lingui/format-po';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { withSourceSteps } from '../../tools/build/sourceSteps/index.ts';
import { walk } from '../../tools/build/sourceSteps/syntax.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const built = (code: string, file = 'src/A.tsx'): string =>
  withSourceSteps(code, join(root, file), { root, styles: undefined });

interface Text {
  readonly id: string;
  readonly message: unknown;
  readonly values: readonly string[];
  readonly components: readonly string[];
}

/** The texts in code whose macros are gone, in their order. */
const textsIn = (code: string, compile: (message: unknown) => unknown): readonly Text[] => {
  const texts: Text[] = [];
  const { program, errors } = parseSync('A.tsx', code);
  expect(errors).toEqual([]);
  walk(program, (node) => {
    if (node.type !== 'ObjectExpression') return;
    const parts = new Map(
      node.properties.flatMap((property) =>
        property.type === 'Property' && property.key.type === 'Identifier'
          ? [[property.key.name, property.value] as const]
          : [],
      ),
    );
    const id = parts.get('id');
    const message = parts.get('message');
    if (id?.type !== 'Literal' || !message) return;
    const keysOf = (name: string): readonly string[] => {
      const list = parts.get(name);
      if (list?.type !== 'ObjectExpression') return [];
      return list.properties.map((property) => {
        if (property.type !== 'Property') return '';
        const text = code.slice(property.value.start, property.value.end).replaceAll(/\s|_t\(.*\)|\bt\(.*\)/g, '');
        return `${code.slice(property.key.start, property.key.end)}:${property.value.type}:${/^<\w+/.exec(text)?.[0] ?? ''}`;
      });
    };
    texts.push({
      id: String(id.value),
      message: compile(JSON.parse(code.slice(message.start, message.end))),
      values: keysOf('values').toSorted(),
      components: keysOf('components').toSorted(),
    });
  });
  return texts;
};

/** Texts as the macros of Lingui write them. */
const ofMacro = (code: string): readonly Text[] => {
  const parserOpts = { plugins: ['jsx', 'typescript'] as ('jsx' | 'typescript')[] };
  const plugins = [[macro, { stripMessageField: false }]];
  const options = {
    filename: join(root, 'src/A.tsx'),
    configFile: false,
    babelrc: false,
    parserOpts,
    plugins,
  } as const;
  return textsIn(transformSync(code, options)?.code ?? '', (message) => compileMessage(String(message)));
};

const HEAD = `import { msg, plural, select } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
`;
const inComponent = (line: string): string =>
  `${HEAD}export const A = ({ a, b, kind }) => {\n  const { t, i18n } = useLingui();\n  ${line}\n};\n`;

describe('a text has the id, the words, the values and the elements that the macro gives it', () => {
  it.each([
    ['words', 'return t`Buy now`;'],
    ['a named value', 'return t`Buy ${a}`;'],
    ['values without a name', 'return t`Buy ${f(a)} and ${a.b} of ${a[0]}, ${f(b)}`;'],
    ['a value with a name of its own', 'return t`Buy ${{ amount: f(a) }}`;'],
    ['a cast value', 'return t`Buy ${a as string}`;'],
    ['escaped characters', 'return t`A \\`b\\` \\u2212 c`;'],
    ['a context', "return t({ message: 'Buy', context: 'side' });"],
    ['a context and values', "return t({ message: `Buy ${a} ${f(b)}`, context: 'side', comment: 'Short' });"],
    ['msg', 'return i18n._(msg`Buy ${a}`);'],
    ['msg with a context', "return i18n._(msg({ message: 'Buy', context: 'side' }));"],
    ['a plural', "return t`${plural(a, { one: '# day', other: '# days' })} left`;"],
    ['a plural of a computed number', "return t`${plural(f(a), { '=0': 'none', one: '# day', other: `${b} days` })}`;"],
    ['a plural with an offset', "return t`${plural(a, { offset: 1, one: '# other', other: '# others' })}`;"],
    ['a choice', "return t`${select(kind, { buy: 'bought', other: `sold to ${b}` })}`;"],
    ['an element', 'return <Trans>Pay with <b title={a}>{b}</b>.</Trans>;'],
    ['elements inside of elements', 'return <Trans>Pay <b>with <i>all</i></b> or <Link to="/x" /></Trans>;'],
    ['lines', 'return <Trans>\n    Pay now,\n    or {a}\n    later <b>\n  x </b>\n  </Trans>;'],
    ['spaces in braces', "return <Trans>Pay{' '}\n    {a} {`of ${f(b)} and`} {/* note */} more</Trans>;"],
    ['a text in an attribute', 'return <Trans>See <a title={t`Open ${b}`} href={f(a)}>more</a></Trans>;'],
    ['a condition', 'return <Trans>You {a ? <Trans>buy {f(b)}</Trans> : kind} {f(a)}</Trans>;'],
    ['a plural element', 'return <Plural value={a} _0="none" one="# day" other="# days" />;'],
    ['a plural of elements', 'return <Plural value={f(a)} one={<Trans><b>#</b> day {b}</Trans>} other={`# ${b}`} />;'],
    ['a plural in a text', 'return <Trans>In <Plural value={a} one="# day" other="# days" />, {b}</Trans>;'],
    ['a context of an element', 'return <Trans context="side">Buy</Trans>;'],
    ['texts in texts', 'return <Trans>A {t`b ${a}`} c</Trans>;'],
  ])('the build compiles %s as the macro does', (_, line) => {
    const code = inComponent(line);
    const texts = textsIn(built(code), (message) => message);
    expect(texts.length).toBeGreaterThan(0);
    expect(texts).toEqual(ofMacro(code));
    expect(built(code)).not.toContain('/macro');
    expect(built(code).split('\n')).toHaveLength(code.split('\n').length);
  });
});

it('the texts of the source are those of the catalog, each under its id', async () => {
  const expected = new Set<string>();
  const po = await formatter().parse(readFileSync(join(root, 'locales/en-US.po'), 'utf8'), {
    locale: 'en-US',
    sourceLocale: 'en-US',
    filename: 'en-US.po',
  });
  for (const id of Object.keys(po)) expected.add(id);
  const found = new Set<string>();
  for (const name of readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })) {
    if (!/\.tsx?$/.test(name)) continue;
    const code = readFileSync(join(root, 'src', name), 'utf8');
    if (!/@lingui\/\w+\/macro/.test(code)) continue;
    for (const { id } of textsIn(built(code, `src/${name}`), (message) => message)) found.add(id);
  }
  expect([...found].filter((id) => !expected.has(id))).toEqual([]);
  expect([...expected].filter((id) => !found.has(id))).toEqual([]);
});

it.each([
  ['a macro that the build does not know', `import { ph } from '@lingui/core/macro';`, 'The build knows no ph'],
  ['a second meaning of t', inComponent('return [1].map((t) => t`a`);'), 'A.tsx:5: In a file with texts, t is'],
  ['another name of t', `${HEAD}const { t: say } = useLingui();`, 'A.tsx:3: The function of texts is called t.'],
  ['a hook that is taken whole', `${HEAD}const all = useLingui();`, 'Write const { t } = useLingui().'],
  ["a character's HTML name", inComponent('return <Trans>a&nbsp;b</Trans>;'), 'A.tsx:5: A text has its characters'],
  ['a plural without its cases', inComponent('return t`${plural(a)}`;'), 'A.tsx:5: plural takes a value'],
  ['two names of one value', inComponent('return t`${{ a, b }}`;'), 'A.tsx:5: A named value is an object'],
])('refuses %s, and names the place', (_, code, message) => {
  expect(() => built(code)).toThrow(message);
});

it('leaves a file that does not parse to the compiler, which says what is wrong', () => {
  expect(built(`${HEAD}const = 1;`)).toBe(`${HEAD}const = 1;`);
});
