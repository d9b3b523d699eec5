import * as fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { smallestUpgrade, tokenChanges, updateRule } from '#domain/lists/tokenChanges.ts';
import { UPGRADE, upgradeBetween } from '#domain/lists/versionRules.ts';
import type { ListVersion } from '#domain/lists/types.ts';
import type { Token } from '#domain/tokens/types.ts';
import { listFrom, tokenAt } from './listFrom.ts';

interface Package {
  getVersionUpgrade(from: ListVersion, to: ListVersion): number;
  minVersionBump(from: readonly Token[], to: readonly Token[]): number;
}

/** Its sources are not written for our compiler options, so they are not named in an import. */
const PACKAGE = '@uniswap/token-lists/src';
let yardstick: Package;
beforeAll(async () => {
  const parts = ['getVersionUpgrade', 'minVersionBump'].map(
    (name) => import(/* @vite-ignore */ `${PACKAGE}/${name}.ts`) as Promise<Partial<Package>>,
  );
  yardstick = Object.assign({}, ...(await Promise.all(parts))) as Package;
});

const two = [tokenAt(1), tokenAt(2)];

describe('the version rules of token lists', () => {
  it('measures an upgrade as @uniswap/token-lists does', () => {
    const version = fc.record({ major: fc.nat(3), minor: fc.nat(3), patch: fc.nat(3) });
    fc.assert(
      fc.property(version, version, (from, to) => upgradeBetween(from, to) === yardstick.getVersionUpgrade(from, to)),
    );
  });

  it('requires the bump that @uniswap/token-lists requires, and a higher one for changed decimals', () => {
    const token = fc.record({ index: fc.integer({ min: 1, max: 5 }), symbol: fc.constantFrom('A', 'B') });
    const tokens = fc
      .uniqueArray(token, { selector: ({ index }) => index, maxLength: 5 })
      .map((all) => all.map(({ index, symbol }) => tokenAt(index, { symbol })));
    fc.assert(
      fc.property(
        tokens,
        tokens,
        (from, to) => smallestUpgrade(tokenChanges(from, to)) === yardstick.minVersionBump(from, to),
      ),
    );
    const other = tokenChanges(two, [tokenAt(1), tokenAt(2, { decimals: 6 })]);
    expect(smallestUpgrade(other)).toBe(UPGRADE.major);
  });

  it('lists the changes', () => {
    const changes = tokenChanges(two, [tokenAt(2, { name: 'New' }), tokenAt(3)]);
    expect(changes.added.map(({ symbol }) => symbol)).toEqual(['T3']);
    expect(changes.removed.map(({ symbol }) => symbol)).toEqual(['T1']);
    expect(changes.changed.map(({ name }) => name)).toEqual(['New']);
  });
});

describe('a patch or minor bump is auto-applied only with no breaking changes; a major bump is applied', () => {
  const kept = listFrom([1, 2, 3], two);
  it.each([
    ['the same version is ignored', [1, 2, 3], [tokenAt(9)], 'ignore'],
    ['an older version is ignored', [1, 1, 9], [tokenAt(9)], 'ignore'],
    ['a patch that renames applies', [1, 2, 4], [tokenAt(1), tokenAt(2, { name: 'New' })], 'apply'],
    ['a patch that adds asks', [1, 2, 4], [...two, tokenAt(3)], 'ask'],
    ['a minor bump that adds applies', [1, 3, 0], [...two, tokenAt(3)], 'apply'],
    ['a minor bump that removes asks', [1, 3, 0], [tokenAt(1)], 'ask'],
    ['a minor bump that changes decimals asks', [1, 3, 0], [tokenAt(1, { decimals: 6 }), tokenAt(2)], 'ask'],
    ['a major bump that removes applies', [2, 0, 0], [tokenAt(1)], 'apply'],
  ] as const)('%s', (_name, version, tokens, rule) => {
    expect(updateRule(kept, listFrom(version, tokens))).toBe(rule);
  });
});
