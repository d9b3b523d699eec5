import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const RULES = ['named-exports', 'no-angle-brackets', 'no-enums', 'no-switched-off-rule'];

let directory = '';
beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'house-rules-'));
  const rules = Object.fromEntries(RULES.map((rule) => [`house/${rule}`, 'error']));
  const config = { jsPlugins: [at('../houseRules.js')], rules };
  writeFileSync(join(directory, '.oxlintrc.json'), JSON.stringify(config));
});
afterAll(() => rmSync(directory, { recursive: true }));

const lint = (code: string): { readonly isAccepted: boolean; readonly said: string } => {
  writeFileSync(join(directory, 'code.ts'), code);
  const { status, stdout } = spawnSync(at('../../node_modules/.bin/oxlint'), { cwd: directory, encoding: 'utf8' });
  return { isAccepted: status === 0, said: stdout };
};

describe('the rules that oxlint does not have itself', () => {
  it('accept what keeps them', () => {
    expect(lint('// Names disable-next-line.\nexport const one = 1 as number;\n')).toMatchObject({ isAccepted: true });
  });

  it.each([
    ['export default 1;', 'house(named-exports)'],
    ['export enum Side { buy, sell }', 'house(no-enums)'],
    ['export declare const enum Side { buy }', 'house(no-enums)'],
    ['export const one = <number>1;', 'house(no-angle-brackets)'],
    ['/* oxlint-disable */ export const one = 1;', 'No rule is switched off'],
    ['export const one = 1; // oxlint-disable-line no-var', 'No rule is switched off'],
    ['// eslint-disable-next-line no-var\nexport const one = 1;', 'No rule is switched off'],
  ])('refuse %s', (code, reason) => {
    const { isAccepted, said } = lint(code);
    expect(isAccepted).toBe(false);
    expect(said).toContain(reason);
  });
});
