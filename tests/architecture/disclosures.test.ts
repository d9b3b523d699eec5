import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const folder = join(import.meta.dirname, '../../src');
const SUMMARY = /<summary>([\s\S]*?)<\/summary>/g;
const COMMAND = /<Trans>(Show|Hide|Open|Close)\b/;

it('names a disclosure by its content, so its text holds while it is open and closed', () => {
  const summaries = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) => [...readFileSync(join(folder, file), 'utf8').matchAll(SUMMARY)].map(([all]) => ({ file, all })));
  expect(summaries.length).toBeGreaterThan(8);
  expect(summaries.filter(({ all }) => COMMAND.test(all)).map(({ file }) => file)).toEqual([]);
});
