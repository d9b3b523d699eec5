import { existsSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';

/** Searched in this order: npm's package for this platform, then the PATH. */
export interface AnvilLookup {
  platform: string;
  arch: string;
  path: string;
  /** Undefined if it is not installed. */
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

/** Must equal the locked version in package.json. */
export const ANVIL_VERSION = '1.7.1';

/** Package name, such as `@foundry-rs/anvil-linux-amd64`. */
const npmPackage = (platform: string, arch: string): string =>
  `@foundry-rs/anvil-${platform}-${arch === 'x64' ? 'amd64' : arch}`;

/** Path of npm's anvil for this platform, else of one on the PATH. @throws an error that says how to get anvil */
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
