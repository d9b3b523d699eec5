import { existsSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';

/** Sources of the anvil program, in order: npm's package for this platform, then the PATH. */
export interface AnvilLookup {
  platform: string;
  arch: string;
  /** The PATH variable. */
  path: string;
  /** Folder of an installed npm package; undefined if it is not installed. */
  packageFolder: (name: string) => string | undefined;
  isFile: (path: string) => boolean;
}

const isFile = (path: string): boolean => existsSync(path) && statSync(path).isFile();

const packageFolder = (name: string): string | undefined => {
  const resolve = createRequire(import.meta.url).resolve;
  try {
    return dirname(resolve(`${name}/package.json`));
  } catch {
    return undefined;
  }
};

const thisMachine = (): AnvilLookup => ({
  platform: process.platform,
  arch: process.arch,
  path: process.env['PATH'] ?? '',
  packageFolder,
  isFile,
});

/** Version in package.json for the platform whose package is locked. */
export const ANVIL_VERSION = '1.7.1';

/** npm's package name of anvil for a platform, e.g. `@foundry-rs/anvil-linux-amd64`. */
const npmPackage = (platform: string, arch: string): string =>
  `@foundry-rs/anvil-${platform}-${arch === 'x64' ? 'amd64' : arch}`;

/**
 * Finds the anvil program: npm's for this platform, else one on the PATH.
 * @throws Error that names the platform and explains how to get anvil.
 */
export const findAnvil = (lookup: AnvilLookup = thisMachine()): string => {
  const file = lookup.platform === 'win32' ? 'anvil.exe' : 'anvil';
  const name = npmPackage(lookup.platform, lookup.arch);
  const folder = lookup.packageFolder(name);
  const candidates = [
    ...(folder === undefined ? [] : [join(folder, 'bin', file)]),
    ...lookup.path
      .split(delimiter)
      .filter((entry) => entry !== '' && !entry.includes('node_modules'))
      .map((entry) => join(entry, file)),
  ];
  const found = candidates.find(lookup.isFile);
  if (found !== undefined) return found;
  throw new Error(
    `No anvil (the local chain) for ${lookup.platform}-${lookup.arch}: ${name} is not installed, and there is no ` +
      `"${file}" on the PATH. Run "npm install --no-save ${name}@${ANVIL_VERSION}", or install Foundry ` +
      `(curl -L https://foundry.paradigm.xyz | bash, then foundryup), and try again.`,
  );
};
