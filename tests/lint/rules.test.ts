import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { checkDecision, checkFiles, checkLinks, checkProse } from '../../tools/lint/checkProse.ts';

const root = new URL('../..', import.meta.url).pathname;
const ways = Array.from({ length: 10 }, (_, n) => `  if (a === ${n}) return 'a${n}';\n`).join('');

/** One offence against each rule of this project, and against each rule with a limit or folder of this project. */
const OFFENCES = {
  'src/domain/offences.ts': `import { useEffect } from 'react';
import { vi } from 'vitest';
/** What it is. */
export const askedTimes = [useEffect, Date.now(), <number>1];
export const stores = () => localStorage;
export const usePlan = (planOrder: () => void) => planOrder();
export enum Side { buy, sell }
const SIDES = ['buy', 'sell'] as const;
export type SideName = (typeof SIDES)[number];
export const named = (a: number) => {\n${ways}${'  stores();\n'.repeat(60)}  return vi.mock('#config/env.ts');\n};
${'stores();\n'.repeat(200)}export default 1;\n`,
  'src/ui/Offences.tsx':
    'export function Tree() {\n  return <Tree />;\n}\nexport const field = <input type="text" />;\n',
  'scripts/outside.ts': 'export const one = 1;\n',
  'tests/switchedOff.ts': '/* oxlint-disable */\nexport const one = 1;\n',
};

it('each rule of the code reports its offence', () => {
  const folder = mkdtempSync(join(tmpdir(), 'rules-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const file of ['.oxlintrc.json', 'tsconfig.json', 'package.json', 'tools/lint'])
    cpSync(root + file, join(folder, file), { recursive: true });
  symlinkSync(`${root}node_modules`, join(folder, 'node_modules'));
  for (const [file, code] of Object.entries(OFFENCES)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), code);
  }
  const flags = ['--format', 'json', 'src', 'tests', 'scripts'];
  const { stdout } = spawnSync(`${root}node_modules/.bin/oxlint`, flags, { cwd: folder, encoding: 'utf8' });
  // This rule throws, which leaves its name out.
  const report = stdout.replaceAll('No rule is switched off', 'house(no-switched-off-rule)');
  const config = readFileSync(`${root}.oxlintrc.json`, 'utf8');
  const rules = new Set(
    config.match(/(?<=")(house\/[\w-]+|complexity|max-[\w-]+|no-restricted-[\w-]+)(?=": \[?\s*"error")/g),
  );
  const reported = [...rules].filter((rule) =>
    report.includes(`${rule.replace(/^([a-z-]+)$/, 'eslint/$1').replace('/', '(')})`),
  );
  expect(rules.size).toBeGreaterThan(15);
  expect(reported).toEqual([...rules]);
});

it('each rule of documents reports its offence', () => {
  const text = `What it is. It brings the the block. ${'One two '.repeat(13)}. [a](b.md) \`c.ts\``;
  const checks = [
    checkProse(text),
    checkDecision('a b '.repeat(101)),
    checkLinks(text, () => false),
    checkFiles(text, []),
  ];
  expect(checks.flat().map(({ reason }) => reason)).toEqual([
    expect.stringContaining('"What" begins a sentence'),
    expect.stringContaining('"brings" is not used here'),
    expect.stringContaining('is repeated'),
    expect.stringContaining('a sentence of more than 25 words'),
    expect.stringContaining('a decision has a title'),
    expect.stringContaining('a status is'),
    expect.stringContaining('202 words'),
    'b.md does not exist',
    'c.ts does not exist',
  ]);
});
