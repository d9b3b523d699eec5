import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { environmentOf } from '../../tools/build/environment.ts';
import { variableFileFaults } from '../../tools/build/variableFiles.ts';

let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'myt-env-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const faultsOf = (text: string | Buffer, file = '.env'): readonly string[] => {
  writeFileSync(join(folder, file), text);
  return variableFileFaults(folder, 'production').map(({ name, text: fault }) => `${name} ${fault}`);
};

it.each([
  ['nothing', ''],
  ['comments and empty lines', '# A\n\n  # B\nVITE_FIRST_BLOCK=\n'],
  ['spaces around the value', 'VITE_FIRST_BLOCK = 5   \n'],
  ['a comment after the value', 'VITE_FIRST_BLOCK=5 # of the order book\n'],
  ['quotes', `VITE_FIRST_BLOCK="5"\nVITE_LOCALES='en-US'\n`],
  ['lines that end as on Windows', 'VITE_FIRST_BLOCK=5\r\nVITE_LOCALES=en-US\r\n'],
  ['export', 'export VITE_FIRST_BLOCK=5\n'],
  ['JSON', 'VITE_LINKS={"faq":"https://faq.example"}\n'],
  ['a # in single quotes', `VITE_LINKS='{"faq":"https://faq.example/#a"}'\n`],
  ['variables of others', 'PORT=80\nVITE_OTHER=1\nVITE_OTHER=2\n'],
])('accepts %s', (_, text) => {
  expect(faultsOf(text)).toEqual([]);
});

it.each([
  [
    'a variable that is set twice',
    'VITE_LOCALES=en-US\n#\nVITE_LOCALES=ja-JP',
    'VITE_LOCALES is set twice in .env, in the lines 1 and 3. Remove one.',
  ],
  [
    'a byte order mark',
    '\uFEFFVITE_LOCALES=en-US',
    '.env begins with a byte order mark, which hides its first variable. Save it as UTF-8 without one.',
  ],
  [
    'UTF-16',
    Buffer.from('VITE_LOCALES=en-US', 'utf16le'),
    '.env is not saved as UTF-8. Save it as UTF-8 and try again.',
  ],
  ['small letters', 'vite_locales=en-US', '.env, line 1 sets vite_locales, which nothing reads. Name it VITE_LOCALES.'],
  [
    'a name without its beginning',
    '#\nLOCALES=en-US',
    '.env, line 2 sets LOCALES, which nothing reads. Name it VITE_LOCALES.',
  ],
  ['a colon', 'VITE_LOCALES: en-US', '.env, line 1 is no NAME=value: "VITE_LOCALES: en-US".'],
  ['a word before the name', 'set VITE_LOCALES=en-US', '.env, line 1 is no NAME=value: "set VITE_LOCALES=en-US".'],
  [
    'a # in an address',
    'VITE_EXPLORER_URL=https://a.example/#/b',
    'VITE_EXPLORER_URL has a #, and what follows it is lost. Put the value in single quotes.',
  ],
  [
    'an open quote',
    'VITE_LOCALES="en-US',
    'VITE_LOCALES begins with a quote that does not end on its line. Remove it, or close it.',
  ],
  [
    'a dollar sign',
    'VITE_EXPLORER_URL=https://a.example/$b',
    'VITE_EXPLORER_URL has $b, which another variable replaces. Write \\$b.',
  ],
])('names %s', (_, text, fault) => {
  expect(faultsOf(text)).toEqual([fault]);
});

it('looks into each file that a build of the mode reads, and into no other', () => {
  expect(faultsOf('a', '.env.production.local')).toHaveLength(1);
  expect(faultsOf('a', '.env.local')).toHaveLength(2);
  expect(faultsOf('a', '.env.devnet')).toHaveLength(2);
});

it.each([
  `VITE_LINKS='{"faq":"https://faq.example/#a"}'`,
  'export VITE_LINKS={"faq":"https://faq.example"}\r\n',
  'VITE_EXPLORER_URL=https://a.example/\\$b',
])('a build reads the whole value of %s', (line) => {
  expect(faultsOf(line)).toEqual([]);
  const [value = ''] = Object.values(environmentOf('production', folder));
  expect(value).toMatch(/#a"\}$|example"\}$|\/\$b$/);
});
