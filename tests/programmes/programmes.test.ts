import { expect, it } from 'vitest';
import type { ClaimsHook } from '#programmes/claim.ts';
import { claimProgrammes } from '#programmes/claimProgrammes.ts';
import { earnProgrammes } from '#programmes/earnProgrammes.ts';
import { programmeKeys } from '#programmes/list.ts';
import { programmes } from '#programmes/programmes.ts';

const foldersOf = (files: Readonly<Record<string, unknown>>): readonly string[] =>
  Object.keys(files)
    .map((path) => path.split('/').at(-2) ?? '')
    .toSorted();
const keysOf = (list: readonly { readonly key: string }[]): readonly string[] => list.map(({ key }) => key);

const folders = foldersOf(import.meta.glob('../../src/programmes/*/*'));
const withRows = foldersOf(import.meta.glob('../../src/programmes/*/earn.tsx'));
const claims = import.meta.glob<ClaimsHook>('../../src/programmes/*/claims.ts', { eager: true, import: 'useClaims' });

it('lists every folder once, by its key', () => {
  expect(programmeKeys.toSorted()).toEqual([...new Set(folders)]);
  expect(keysOf(programmes)).toEqual(programmeKeys);
});

it('finds the rows and claims of every folder that has them', () => {
  expect(keysOf(earnProgrammes).toSorted()).toEqual(withRows);
  expect(Object.keys(claims)).not.toEqual([]);
  for (const { key, useClaims } of claimProgrammes) {
    expect(useClaims).toBe(claims[`../../src/programmes/${key}/claims.ts`]);
  }
});

it('lists claims in the order in which a vault pays them', () => {
  expect(keysOf(claimProgrammes)).toEqual(programmeKeys);
  expect(programmeKeys.slice(0, 3)).toEqual(['trade', 'liquidity', 'order']);
});

it('shows deposits and orders first on /earn, then all others in the order of the list', () => {
  const first: readonly string[] = ['liquidity', 'farm', 'single', 'lock', 'order'];
  const others = programmeKeys.filter((key) => withRows.includes(key) && !first.includes(key));
  expect(others.length).toBeGreaterThan(0);
  expect(keysOf(earnProgrammes)).toEqual([...first, ...others]);
});
