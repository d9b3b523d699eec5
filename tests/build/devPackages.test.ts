import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { devPackages } from '../../tools/build/devPackages.ts';

const src = fileURLToPath(new URL('../../src', import.meta.url));

/** Gone when the source is compiled: types and macros. JSON needs no preparation. */
const COMPILED_AWAY = /^(?:@lingui\/\w+\/macro|mdast|@web3-react\/types|@uniswap\/token-lists\/.*)$/;
const IMPORT = /(?:^|\n)(?:import|export)\b(?! type\b)[^;']*?from '([^'#.][^']*)'|\bimport\('([^'#.][^']*)'\)/g;

/** Built by itself, never served in development. */
const WORKER = 'serviceWorker.ts';

it('the development server prepares every package that the source imports', () => {
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && file !== WORKER,
  );
  const imported = new Set(
    files.flatMap((file) =>
      [...readFileSync(join(src, file), 'utf8').matchAll(IMPORT)].map(([, from, loaded]) => from ?? loaded ?? ''),
    ),
  );
  const expected = [...imported].filter((name) => !COMPILED_AWAY.test(name));
  expect(expected.length).toBeGreaterThan(20);
  expect([...new Set([...expected, 'react/jsx-dev-runtime'])].toSorted()).toEqual(devPackages.toSorted());
});
