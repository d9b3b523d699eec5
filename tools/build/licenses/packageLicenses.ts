import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface PackageLicense {
  readonly name: string;
  readonly version: string;
  /** SPDX expression, or a sentence that names a file, as the package states it. */
  readonly license: string;
  readonly author: string;
  readonly homepage: string;
  /** Licence files and notices; undefined without any. */
  readonly text: string | undefined;
}

interface Manifest {
  readonly name?: string;
  readonly version?: string;
  readonly license?: string | { readonly type?: string };
  readonly licenses?: readonly { readonly type?: string }[];
  readonly author?: string | { readonly name?: string };
  readonly homepage?: string;
  readonly repository?: string | { readonly url?: string };
}

interface Lockfile {
  readonly packages: Readonly<
    Record<string, { readonly dev?: true; readonly devOptional?: true; readonly optional?: true; readonly link?: true }>
  >;
}

/** Development packages whose code is in every build: the font, and a few lines of the bundler. */
const LEFT_BY_TOOLS = ['node_modules/@fontsource-variable/inter', 'node_modules/rolldown'];
const LICENSE_FILE = /^(licen[cs]e|copying|notice|unlicense|copyright)/i;

const readText = (file: string): string => readFileSync(file, 'utf8').replace(/\r\n?/g, '\n').trim();

const textOf = (folder: string): string | undefined => {
  const files = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && LICENSE_FILE.test(entry.name))
    .map(({ name }) => name)
    .sort();
  return files.length === 0 ? undefined : files.map((file) => readText(join(folder, file))).join('\n\n');
};

const licenseOf = ({ license, licenses }: Manifest): string => {
  if (typeof license === 'string') return license;
  return license?.type ?? licenses?.map(({ type }) => type).join(' OR ') ?? 'none';
};

const packageIn = (folder: string): PackageLicense => {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
  const { name = folder, version = '', author, homepage, repository } = manifest;
  return {
    ...{ name, version, license: licenseOf(manifest), text: textOf(folder) },
    author: (typeof author === 'string' ? author : author?.name) ?? '',
    homepage: homepage ?? (typeof repository === 'string' ? repository : repository?.url) ?? '',
  };
};

/** Leaves out those that only other systems install. */
const productionFolders = (root: string): readonly string[] => {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lockfile;
  return Object.entries(packages)
    .filter(
      ([path, { dev, devOptional, optional, link }]) =>
        path.startsWith('node_modules/') && !(dev ?? devOptional ?? optional ?? link),
    )
    .map(([path]) => path);
};

/** From the root; undefined for modules of the application and the bundler. */
const folderOfModule = (id: string): string | undefined =>
  /[\\/](node_modules[\\/](?:.*[\\/]node_modules[\\/])?(?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/
    .exec(id)?.[1]
    ?.replaceAll('\\', '/');

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** By name and version. @param moduleIds absolute paths of the build's modules */
export const packageLicenses = (root: string, moduleIds: Iterable<string>): readonly PackageLicense[] => {
  const bundled = [...moduleIds].flatMap((id) => folderOfModule(id) ?? []);
  const folders = new Set([...productionFolders(root), ...LEFT_BY_TOOLS, ...bundled]);
  const all = [...folders]
    .map((folder) => join(root, folder))
    .filter((folder) => existsSync(join(folder, 'package.json')))
    .map(packageIn);
  const byName = new Map(all.map((license) => [`${license.name}@${license.version}`, license]));
  return [...byName].sort(([a], [b]) => compare(a, b)).map(([, found]) => found);
};

/** For packages without a licence text. */
const standardText = ({ license, author, name }: PackageLicense): string => {
  const id = ['MIT', 'Apache-2.0'].find((known) => license.includes(known));
  if (!id) throw new Error(`${name} has the licence "${license}" and no text of it.`);
  const file = fileURLToPath(new URL(`${id}.txt`, import.meta.url));
  const holder = author.replace(/\s*[<(].*$/, '') || `the authors of ${name}`;
  return id === 'MIT' ? `Copyright (c) ${holder}\n\n${readText(file)}` : readText(file);
};

/** A shorter file only names its licence. */
const MIN_TEXT_LENGTH = 400;

export const fullText = (found: PackageLicense): string => {
  const { text = '' } = found;
  return text.length >= MIN_TEXT_LENGTH ? text : `${text}\n\n${standardText(found)}`.trim();
};
