import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ANVIL_VERSION } from '../../e2e/devnet/anvilBinary.ts';

interface LockedPackage {
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly link?: boolean;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const lock = JSON.parse(readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8')) as {
  readonly packages: Readonly<Record<string, LockedPackage>>;
};
const all = Object.entries(lock.packages).filter(([path]) => path !== '');
/** Packages outside this repository. */
const packages = all.filter(([path, { link }]) => path.startsWith('node_modules/') && link !== true);

describe('package-lock.json', () => {
  it('says of every package what its content must be', () => {
    expect(packages.length).toBeGreaterThan(100);
    expect(packages.filter(([, { integrity }]) => !integrity?.startsWith('sha512-')).map(([path]) => path)).toEqual([]);
  });

  it('names every package that another one may have on some platform: else `npm ci` refuses it there', () => {
    const optional = packages.flatMap(([, entry]) => Object.keys(entry.optionalDependencies ?? {}));
    expect(optional.filter((name) => !all.some(([path]) => path.endsWith(`node_modules/${name}`)))).toEqual([]);
  });

  it('names no registry', () => {
    expect(packages.flatMap(([, { resolved }]) => resolved ?? [])).toEqual([]);
  });

  it('has the version of the local chain that is named where its package is missing', () => {
    const versions = packages.filter(([path]) => path.includes('/@foundry-rs/')).map(([, { version }]) => version);
    expect(versions).toEqual([ANVIL_VERSION]);
  });
});
