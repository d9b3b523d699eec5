import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const repository = new URL('../..', import.meta.url).pathname;

interface Config {
  readonly overrides: readonly { readonly rules: Readonly<Record<string, unknown>> }[];
}

interface Report {
  readonly diagnostics: readonly { readonly code?: string; readonly message: string; readonly filename: string }[];
}

/** A function of as many lines. */
const long = (lines: number): string => `export const f = () => {\n${'  f();\n'.repeat(lines - 2)}};\n`;
/** A file of as many lines. */
const tall = (lines: number): string => Array.from({ length: lines }, (_, n) => `export const a${n} = 1;\n`).join('');
/** A function with as many ways through it. */
const branched = (ways: number): string => {
  const ifs = Array.from({ length: ways - 1 }, (_, n) => `  if (a === ${n}) return 'a${n}';\n`).join('');
  return `export const f = (a: number): string => {\n${ifs}  return 'other';\n};\n`;
};

const PLAN_IN_HOOK = 'declare const planX: () => void;\nexport const useX = () => planX();\n';
const PLAN_IN_COMPONENT = 'declare const planX: () => void;\nexport function Page() {\n  planX();\n  return null;\n}\n';
const PLAN_ON_PRESS = 'declare const planX: () => void;\nexport const useX = () => () => planX();\n';
const USE_EFFECT = `import { useEffect } from 'react';\nexport const f = useEffect;\n`;
const STORAGE = 'export const stores = () => [localStorage, indexedDB];\n';
const CLOCK = 'export const now = () => Date.now();\n';
const VI = `import { vi } from 'vitest';\n`;
const SIDE = `type Side = 'buy' | 'sell';\n`;
const ORDER_ID = 'export const orderId = (index: bigint): string => `${index}`;\n';

/** Rejected code: a rule of this project or with a scope of this project, code that breaks it, and the folder. */
const REFUSED: readonly (readonly [rule: string, code: string, folder?: string])[] = [
  ['complexity', branched(11), 'src/domain'],
  ['complexity', branched(16), 'src/reads'],
  ['house/documented-functions', ORDER_ID, 'src/domain'],
  ['house/documented-functions', `// Unique.\n${ORDER_ID}`, 'src/domain'],
  ['house/documented-functions', `/** Unique. */\n\n${ORDER_ID}`, 'src/chain'],
  ['house/documented-functions', 'export async function read(): Promise<void> {}\n', 'src/chain'],
  ['house/named-exports', 'export default 1;\n'],
  ['house/no-angle-brackets', 'export const one = <number>1;\n'],
  ['house/no-bare-field', 'export const field = <input type="text" />;\n', 'src/ui/fields'],
  ['house/no-bare-field', 'export const area = <textarea />;\n', 'src/ui/fields'],
  [
    'house/no-bare-field',
    `import { styled } from 'styled-components';\nexport const A = styled.input('');\n// />;\n`,
    'src/ui',
  ],
  ['house/no-endless-component', 'export function Tree() {\n  return <Tree />;\n}\n'],
  ['house/no-enums', 'export enum Side { buy, sell }\n'],
  ['house/no-enums', 'export declare const enum Side { buy }\n'],
  ['house/no-mocked-module', `${VI}vi.mock('#config/env.ts');\n`],
  ['house/no-mocked-module', `${VI}vi.mock(import('#config/env.ts'), () => ({}));\n`],
  ['house/no-mocked-module', `${VI}vi.doMock('../../src/config/env.ts', () => ({}));\n`],
  ['house/no-mocked-module', `${VI}export const f = (name: string) => vi.doMock(name);\n`],
  ['house/no-plan-while-rendering', PLAN_IN_HOOK],
  ['house/no-plan-while-rendering', PLAN_IN_COMPONENT],
  ['house/no-switched-off-rule', '/* oxlint-disable */\nexport const one = 1;\n'],
  ['house/no-switched-off-rule', 'export const one = 1; // oxlint-disable-line no-var\n'],
  ['house/no-switched-off-rule', '// eslint-disable-next-line no-var\nexport const one = 1;\n'],
  ['house/no-value-for-types', `const SIDES = ['buy', 'sell'] as const;\nexport type S = (typeof SIDES)[number];\n`],
  ['house/plain-comments', '/** What it is. */\nexport const a = 1;\n'],
  ['house/plain-comments', '/**\n * Whether it is so.\n */\nexport const a = 1;\n'],
  ['house/plain-comments', '// Of all, the first.\nexport const a = 1;\n'],
  ['house/plain-comments', '/** Sent anew. */\nexport const a = 1;\n'],
  ['house/plain-comments', '/** More, or so\n * much that it fails. */\nexport const a = 1;\n'],
  ['house/plain-comments', 'export const a = `/* What is shown. */`;\n'],
  ['house/plain-comments', 'export const a = `/* Stays beside it. */`;\n'],
  ['house/plain-names', 'export const toldOrders = 1;\n'],
  ['house/plain-names', 'export const ORDERS_ASKED = 1;\n'],
  ['house/plain-names', 'export const useIsThere = 1;\n'],
  ['house/plain-names', 'export interface FarmOrder {\n  readonly a: 1;\n}\n'],
  ['house/plain-names', 'export const f = (wanted: number) => wanted;\n', 'e2e'],
  ['house/within-the-project', 'export const one = 1;\n', 'scripts'],
  ['max-lines', tall(251), 'src/reads'],
  ['max-lines-per-function', long(61), 'src/reads'],
  ['no-restricted-globals', STORAGE, 'src/reads'],
  ['no-restricted-imports', USE_EFFECT, 'src/domain'],
  ['no-restricted-imports', USE_EFFECT, 'src/state/app'],
  ['no-restricted-imports', `import { lazy } from 'react';\nexport const f = lazy;\n// />;\n`, 'src/pages'],
  ['no-restricted-properties', CLOCK, 'src/domain/orders'],
];

/** Accepted code outside the rules' scope. */
const ACCEPTED: readonly (readonly [folder: string, code: string])[] = [
  ['src/reads', PLAN_ON_PRESS],
  ['src/domain', `/** Never undefined. */\n${branched(10)}`],
  ['src/domain', `/** Unique. */\n${ORDER_ID}`],
  [
    'src/domain',
    `export const BLOCKS = 1;\nexport const isText = (a: unknown): a is string => typeof a === 'string';\n`,
  ],
  ['src/chain/abis', ORDER_ID],
  ['src/reads', ORDER_ID],
  ['src/reads', branched(15)],
  [
    'tests',
    branched(16).replace('const f', 'const g') +
      long(61) +
      CLOCK +
      STORAGE +
      tall(251).replaceAll('const a', 'const b'),
  ],
  ['src/reads', tall(250)],
  ['src/reads', long(60)],
  ['src/reads', USE_EFFECT],
  ['src/reads', CLOCK],
  ['src/lib', STORAGE],
  ['tests', `${VI}vi.mock('lightweight-charts', () => ({}));\nvi.mock('../locales/ja-JP.po', () => ({}));\n`],
  ['tests', 'export const f = (_a: number) => 1 as number;\n'],
  ['tests', `export const SIDES = ['buy', 'sell'] as const;\nexport type Side = (typeof SIDES)[number];\n`],
  ['tests', `const SIDES = ['buy', 'sell'] as const;\nexport type S = (typeof SIDES)[number];\nexport { SIDES };\n`],
  [
    'tests',
    '// Names what it is,\n// of all that there is.\nexport const askedTime = 1;\nexport const farmOrdering = askedTime;\n',
  ],
  ['tests', '// Names disable-next-line.\nexport const one = 1;\n'],
  ['tests', '// Counts the `asked` nodes, and TOLL.\nexport const four = 4;\n'],
  [
    'tests',
    `${SIDE}export const f = (s: Side) => {\n  switch (s) {\n    case 'buy':\n      return 1;\n    default:\n      return 2;\n  }\n};\n`,
  ],
];

const config = JSON.parse(readFileSync(`${repository}.oxlintrc.json`, 'utf8')) as Config;
const refusedFile = (n: number): string => {
  const [, code = '', folder = 'tests'] = REFUSED[n] ?? [];
  return `${folder}/refused${n}.${code.includes(' />;') ? 'tsx' : 'ts'}`;
};
const acceptedFile = (n: number): string => `${ACCEPTED[n]?.[0] ?? ''}/accepted${n}.ts`;

/** As the configuration names a rule that is reported as `eslint(no-var)`; a plugin that throws names none. */
const ruleOf = ({ code = '', message }: Report['diagnostics'][number]): string => {
  if (message.includes('No rule is switched off')) return 'house/no-switched-off-rule';
  return code.replace(/^eslint\((.*)\)$/, '$1').replace(/^(?:(react)-hooks|(\w+))\((.*)\)$/, '$1$2/$3');
};

const findings = new Map<string, readonly string[]>();
let directory = '';
beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'house-rules-'));
  const write = (file: string, code: string): void => {
    mkdirSync(dirname(join(directory, file)), { recursive: true });
    writeFileSync(join(directory, file), code);
  };
  write('package.json', '{ "type": "module" }');
  write('tests/a.ts', 'export type A = 1;\n');
  for (const [n, [, code]] of REFUSED.entries()) write(refusedFile(n), code);
  for (const [n, [, code]] of ACCEPTED.entries()) write(acceptedFile(n), code);
  for (const file of [
    '.oxlintrc.json',
    'tsconfig.json',
    'tools/lint/houseRules.js',
    'tools/lint/plainWords.js',
    'tools/lint/words.json',
  ]) {
    cpSync(repository + file, join(directory, file));
  }
  symlinkSync(`${repository}node_modules`, join(directory, 'node_modules'));
  const flags = ['--format', 'json', 'src', 'tests', 'e2e', 'scripts'];
  const { stdout } = spawnSync(`${repository}node_modules/.bin/oxlint`, flags, { cwd: directory, encoding: 'utf8' });
  for (const diagnostic of (JSON.parse(stdout) as Report).diagnostics) {
    findings.set(diagnostic.filename, [...(findings.get(diagnostic.filename) ?? []), ruleOf(diagnostic)]);
  }
});
afterAll(() => rmSync(directory, { recursive: true }));

describe('the rules of the code', () => {
  it.each(REFUSED.map(([rule, code], n) => [rule, code.slice(0, 60), n] as const))('%s refuses %j', (rule, _, n) => {
    expect(findings.get(refusedFile(n))).toContain(rule);
  });

  it.each(ACCEPTED.map(([folder, code], n) => [folder, code.slice(0, 60), n] as const))(
    'accept in %s %j',
    (_, __, n) => {
      expect(findings.get(acceptedFile(n))).toBeUndefined();
    },
  );

  it('this project’s packages are all tried here', () => {
    const names = config.overrides.flatMap(({ rules }) => Object.keys(rules));
    const tried = REFUSED.map(([rule]) => rule);
    const ofProject = (all: readonly string[]) => [...new Set(all)].filter((name) => name.startsWith('house/')).sort();
    expect(ofProject(tried)).toEqual(ofProject(names));
  });
});
