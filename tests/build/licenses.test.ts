import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { exceptions, isAllowed } from '../../tools/build/licenses/allowedLicenses.ts';
import { licensesFile } from '../../tools/build/licenses/licensesFile.ts';
import { fullText, packageLicenses } from '../../tools/build/licenses/packageLicenses.ts';

const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');
const packages = packageLicenses(root, [`${root}/node_modules/@lingui/conf/dist/index.mjs`, `${root}/src/main.tsx`]);
const manifest = JSON.parse(readFileSync(`${root}/package.json`, 'utf8')) as {
  readonly dependencies: Readonly<Record<string, string>>;
};
const NO_PACKAGE = { name: '', version: '', license: 'MIT', author: '', homepage: '', text: undefined };
const named = (name: string) => packages.find((found) => found.name === name);

describe('the licences of a build', () => {
  it('has every production dependency, what is bundled, and the font', () => {
    const isOwn = (version: string): boolean => version.startsWith('file:');
    const names = Object.entries(manifest.dependencies).flatMap(([name, version]) => (isOwn(version) ? [] : [name]));
    for (const name of [...names, '@lingui/conf', '@fontsource-variable/inter', 'rolldown']) {
      expect(named(name), name).toBeDefined();
    }
    expect(packages.length).toBeGreaterThan(names.length + 100);
  });

  it('is on the written list for every package', () => {
    expect(packages.filter(({ name, license }) => !isAllowed(name, license))).toEqual([]);
  });

  it('has no exception that nothing needs', () => {
    for (const exception of exceptions) {
      expect(packages.some(({ name, license }) => exception.license === license && exception.packages.test(name))).toBe(
        true,
      );
    }
  });

  it('has a text for every package', () => {
    for (const found of packages) expect(fullText(found).length, found.name).toBeGreaterThan(400);
    expect(fullText(named('@web3-react/core') ?? NO_PACKAGE)).toContain('GNU GENERAL PUBLIC LICENSE');
    expect(fullText(named('@walletconnect/core') ?? NO_PACKAGE)).toContain('WALLETCONNECT COMMUNITY LICENSE');
  });

  it('becomes one sorted file, the same for the same packages', () => {
    const file = licensesFile('MIT License', packages);
    expect(file).toBe(licensesFile('MIT License', packageLicenses(root, [`${root}/node_modules/@lingui/conf/x.js`])));
    const heads = [...file.matchAll(/^={80}\n(.+)$/gm)].map(([, head]) => head);
    expect(heads).toHaveLength(packages.length);
    expect(heads).toEqual(packages.map(({ name, version }) => `${name} ${version}`));
    expect(file).toContain('Portions © 2025 Reown, Inc. All Rights Reserved');
  });
});

describe('a licence', () => {
  it.each([
    ['left', 'MIT', true],
    ['left', '(Apache-2.0 AND MIT)', true],
    ['left', 'GPL-2.0 OR MIT', true],
    ['left', 'Apache-2.0 AND GPL-2.0', false],
    ['left', 'GPL-3.0-or-later', false],
    ['@web3-react/core', 'GPL-3.0-or-later', true],
    ['@web3-react/portis-connector', 'GPL-3.0-or-later', false],
    ['@web3-react/core', 'AGPL-3.0', false],
    ['left', 'SEE LICENSE IN LICENSE.md', false],
    ['left', 'UNLICENSED', false],
    ['left', 'none', false],
  ])('%s under "%s" is allowed: %s', (name, license, allowed) => expect(isAllowed(name, license)).toBe(allowed));
});
