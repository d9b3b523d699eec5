import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadedLater } from '../../tools/build/firstLoad/loadedLater.ts';

let root = '';
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'loaded-later-'));
  mkdirSync(join(root, 'src/app'), { recursive: true });
});
afterAll(() => rmSync(root, { recursive: true }));

const write = (text: string): void => writeFileSync(join(root, 'src/app/start.tsx'), text);

it('finds the modules of each call, from the root', () => {
  write(`
    const Part = lazyPart(async () => (await importLater(() => import('./Part.tsx'))).Part);
    startLater(
      () => Promise.all([import('#lib/box.ts'), import('../early.ts')]),
      ([{ openBox }]) => start(openBox),
    );
    void importWithRetry(() => import('./Other.tsx'));
  `);
  expect(loadedLater(root)).toEqual(['src/app/Part.tsx', 'src/early.ts', 'src/lib/box.ts']);
});

it('fails for a call that hides its modules', () => {
  write('startLater(load, start);');
  expect(() => loadedLater(root)).toThrow('src/app/start.tsx has to name the modules');
});
