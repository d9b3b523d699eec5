import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

interface LockedPackage {
  readonly resolved?: string;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const lock = JSON.parse(readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8')) as {
  readonly packages: Readonly<Record<string, LockedPackage>>;
};

describe('package-lock.json', () => {
  it('names the local chain for every platform, so that `npm ci` works on all of them', () => {
    const wanted = Object.keys(lock.packages['node_modules/@foundry-rs/anvil']?.optionalDependencies ?? {});
    expect(wanted.length).toBeGreaterThan(0);
    expect(wanted.filter((name) => !(`node_modules/${name}` in lock.packages))).toEqual([]);
  });

  it('names no registry', () => {
    const resolved = Object.values(lock.packages).flatMap((one) => one.resolved ?? []);
    expect(resolved).toEqual([]);
  });
});
