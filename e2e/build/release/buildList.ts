import { hexHashOf } from './integrity.ts';

/** Stands where the build's own hash comes, in the files that say it: a hash cannot be part of what it is made of. */
export const HASH_PLACE = 'hash-of-the-build'.padEnd(64, '.');

/** The files that say the build's hash. */
const SAYS_HASH: readonly string[] = ['index.html', 'sw.js'];

/** The file that tells what a build consists of. */
export const BUILD_LIST = 'build.json';

/** What a build consists of, and what it was made for. */
export interface BuildList {
  /** SHA-256 of the list below, in the form `sha256sum` writes. */
  readonly hash: string;
  readonly version: string;
  /** The variables it was built with; those not named were empty. All of them stand in its scripts as well. */
  readonly configuration: Readonly<Record<string, string>>;
  /** SHA-256 of each file, the build's own hash in it replaced by `HASH_PLACE`. */
  readonly files: Readonly<Record<string, string>>;
}

export type Files = ReadonlyMap<string, string | Uint8Array>;

const isText = (content: string | Uint8Array): content is string => typeof content === 'string';

/** A file's hash for the list. @param hash the build's own, where it stands in the file already */
export const listedHash = (file: string, content: string | Uint8Array, hash = HASH_PLACE): string => {
  if (!SAYS_HASH.includes(file)) return hexHashOf(content);
  const text = isText(content) ? content : new TextDecoder().decode(content);
  return hexHashOf(text.replaceAll(hash, HASH_PLACE));
};

/** The hash of a build from those of its files. */
export const hashOfList = (files: BuildList['files']): string =>
  hexHashOf(
    Object.keys(files)
      .sort()
      .map((file) => `${files[file] ?? ''}  ${file}\n`)
      .join(''),
  );

/** The list of a build whose files have `HASH_PLACE` where its hash comes. */
export const buildList = (files: Files, about: Pick<BuildList, 'version' | 'configuration'>): BuildList => {
  const names = [...files.keys()].sort();
  const hashes = Object.fromEntries(names.map((file) => [file, listedHash(file, files.get(file) ?? '')]));
  return { hash: hashOfList(hashes), ...about, files: hashes };
};

/** A file with the build's hash in its place. */
export const withHash = (file: string, content: string, hash: string): string =>
  SAYS_HASH.includes(file) ? content.replaceAll(HASH_PLACE, hash) : content;
