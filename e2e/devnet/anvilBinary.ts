import { existsSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';

/** Where the local chain's program comes from, asked in this order: npm's package for this platform, then the PATH. */
export interface AnvilLookup {
  platform: string;
  arch: string;
  /** The PATH variable. */
  path: string;
  /** Folder of an installed npm package, or undefined when it is not installed. */
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

/** The version that package.json names for the platform whose package is locked. */
export const ANVIL_VERSION = '1.7.1';

/** npm's name for the anvil of a platform, e.g. `@foundry-rs/anvil-linux-amd64`. */
const npmPackage = (platform: string, arch: string): string =>
  `@foundry-rs/anvil-${platform}-${arch === 'x64' ? 'amd64' : arch}`;

/**
 * Finds the anvil program: the one npm installed for this platform, else one on the PATH.
 * @throws Error with a sentence that names the platform and says how to get anvil.
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
