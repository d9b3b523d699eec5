import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const folder = join(import.meta.dirname, '../../src');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx'));

it('each bdi says whether a browser may translate it: symbols, figures and addresses may not be', () => {
  const open = files.flatMap((file) =>
    [...readFileSync(join(folder, file), 'utf8').matchAll(/<bdi(?![^>]*\btranslate="(?:no|yes)")[^>]*>/g)].map(
      ([tag]) => `${file}: ${tag}`,
    ),
  );
  expect(files.length).toBeGreaterThan(500);
  expect(open).toEqual([]);
});
