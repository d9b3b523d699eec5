import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const root = new URL('../../', import.meta.url);
const text = readFileSync(new URL('docs/architecture.md', root), 'utf8');

/** Paths of files with a folder, and names of files at the top of `src/`. */
const paths = [...new Set([...text.matchAll(/`([\w./-]+\.tsx?)`/g)].map(([, path = '']) => path))];

/** Parts of each folder of `src/programmes` or `src/features`. */
const OF_EACH_FOLDER = ['index.ts', 'contracts.ts', 'declaration.ts', 'earn.tsx', 'claims.ts'];

it('names files of the repository by paths that start at src or the root', () => {
  const missing = paths.filter((path) => ![`src/${path}`, path].some((place) => existsSync(new URL(place, root))));
  expect(paths.length).toBeGreaterThan(50);
  expect(missing.filter((path) => !OF_EACH_FOLDER.includes(path))).toEqual([]);
});
