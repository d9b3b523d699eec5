import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findAnvil, type AnvilLookup } from '../../e2e/devnet/anvilBinary.ts';

const machine = (overrides: Partial<AnvilLookup>): AnvilLookup => ({
  platform: 'linux',
  arch: 'x64',
  path: '/usr/local/bin:/opt/foundry/bin',
  packageFolder: () => undefined,
  isFile: () => false,
  ...overrides,
});

describe('findAnvil', () => {
  it('takes the program npm installed for this platform', () => {
    const requests: string[] = [];
    const packageFolder = (name: string): string => {
      requests.push(name);
      return '/repo/node_modules/anvil';
    };
    expect(findAnvil(machine({ packageFolder, isFile: () => true }))).toBe(
      join('/repo/node_modules/anvil', 'bin', 'anvil'),
    );
    expect(requests).toEqual(['@foundry-rs/anvil-linux-amd64']);
  });

  it('uses one on the PATH on a platform for which npm adds no anvil', () => {
    const lookup = machine({ arch: 'riscv64', isFile: (path) => path === join('/opt/foundry/bin', 'anvil') });
    expect(findAnvil(lookup)).toBe(join('/opt/foundry/bin', 'anvil'));
  });

  it('looks for anvil.exe on Windows', () => {
    const lookup = machine({ platform: 'win32', packageFolder: () => 'C:/anvil', isFile: () => true });
    expect(findAnvil(lookup)).toBe(join('C:/anvil', 'bin', 'anvil.exe'));
  });

  it('says which platform lacks it and how to get it, when there is none', () => {
    expect(() => findAnvil(machine({ platform: 'darwin', arch: 'arm64' }))).toThrow(
      /No anvil .* for darwin-arm64: .*"npm install --no-save @foundry-rs\/anvil-darwin-arm64@[\d.]+".*foundryup/,
    );
  });

  it('finds the one of this repository', () => {
    expect(findAnvil()).toMatch(/anvil(\.exe)?$/);
  });
});
