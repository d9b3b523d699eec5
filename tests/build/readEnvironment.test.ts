import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { moduleOf, readEnvironment } from '../../tools/build/readEnvironment.ts';

let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'myt-env-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const REQUIRED = [
  `VITE_ORDER_BOOK_EXT_ADDRESS=0x${'a1'.repeat(20)}`,
  `VITE_ROUTER_ADDRESS=0x${'b2'.repeat(20)}`,
  `VITE_PAIR_INIT_CODE_HASH=0x${'0f'.repeat(32)}`,
];

/** The module that a build has in place of `config/env.ts`, with these lines in `.env` and nothing exported. */
const builtWith = (lines: readonly string[]): string => {
  writeFileSync(join(folder, '.env'), lines.join('\n'));
  const { configResolved, load } = readEnvironment(folder);
  if (typeof configResolved !== 'function' || typeof load !== 'object') throw new Error('the plugin has no hooks');
  Reflect.apply(configResolved, undefined, [{ mode: 'production' }]);
  return String(Reflect.apply(load.handler, undefined, []));
};

it('exports values as they are', () => {
  expect(moduleOf({ env: { rpcUrls: ['https://a'], subgraphUrl: undefined }, problems: [] })).toBe(
    'export const env = {"rpcUrls":["https://a"]};\nexport const problems = [];',
  );
});

it('takes the variables from .env where none is exported', () => {
  const text = builtWith([...REQUIRED, 'VITE_EXPLORER_URL=https://scan.example']);
  expect(text).toContain('"explorerUrl":"https://scan.example"');
  expect(text.toLowerCase()).toContain(`"orderbookext":"0x${'a1'.repeat(20)}"`);
  expect(text).toContain('export const envProblems = [];');
});

it('builds nothing from a wrong value, and names the value and the file to correct', () => {
  expect(() => builtWith([...REQUIRED, 'VITE_BLOCK_TIME_MS=2s'])).toThrow(
    /^Nothing was built: a variable is wrong\.\n\n  VITE_BLOCK_TIME_MS  is "2s", but it has to be a whole number [^]*\.env/,
  );
});
