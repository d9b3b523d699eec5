import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const root = new URL('../../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, root), 'utf8');

/** Rows of the table of lines that are made: the quoted text, its source and its test. */
const rows = [
  ...read('docs/document-lines.md').matchAll(
    /^\| '([^']+)'[^|]*\| `(src\/[^`]+)`\s*\| `((?:tests|e2e)\/[^`]+)`\s*\|$/gm,
  ),
].map(([, text = '', source = '', test = '']): readonly [string, string, string] => [text, source, test]);

it('the table of lines that are made has a row for each', () => {
  expect(rows.length).toBeGreaterThanOrEqual(17);
  expect(new Set(rows.map(([text]) => text)).size).toBe(rows.length);
});

it.each(rows)("'%s' is in %s and has the test %s", (text, source, test) => {
  expect(read(source)).toContain(text);
  expect(existsSync(new URL(test, root))).toBe(true);
});
