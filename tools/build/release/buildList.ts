import { hexHashOf } from './integrity.ts';

/** Placeholder for the build's hash in the files that this hash is computed from. */
export const HASH_PLACE = 'hash-of-the-build'.padEnd(64, '.');

const SAYS_HASH: readonly string[] = ['index.html', 'sw.js'];

export const BUILD_LIST = 'build.json';

export interface BuildList {
  /** SHA-256 of the list below, as `sha256sum` writes it. */
  readonly hash: string;
  readonly version: string;
  /** Non-empty variables, which are also in the scripts. */
  readonly configuration: Readonly<Record<string, string>>;
  /** SHA-256 by file, with `HASH_PLACE` for the build's hash. */
  readonly files: Readonly<Record<string, string>>;
}

export type Files = ReadonlyMap<string, string | Uint8Array>;

const isText = (content: string | Uint8Array): content is string => typeof content === 'string';

/** @param hash the build's, if the file already contains it */
export const listedHash = (file: string, content: string | Uint8Array, hash = HASH_PLACE): string => {
  if (!SAYS_HASH.includes(file)) return hexHashOf(content);
  const text = isText(content) ? content : new TextDecoder().decode(content);
  return hexHashOf(text.replaceAll(hash, HASH_PLACE));
};

/** Computed from the files' hashes. */
export const hashOfList = (files: BuildList['files']): string =>
  hexHashOf(
    Object.keys(files)
      .sort()
      .map((file) => `${files[file] ?? ''}  ${file}\n`)
      .join(''),
  );

export const buildList = (files: Files, about: Pick<BuildList, 'version' | 'configuration'>): BuildList => {
  const names = [...files.keys()].sort();
  const hashes = Object.fromEntries(names.map((file) => [file, listedHash(file, files.get(file) ?? '')]));
  return { hash: hashOfList(hashes), ...about, files: hashes };
};

export const withHash = (file: string, content: string, hash: string): string =>
  SAYS_HASH.includes(file) ? content.replaceAll(HASH_PLACE, hash) : content;
