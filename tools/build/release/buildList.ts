import { hexHashOf } from './integrity.ts';

/**
 * Placeholder of the build's own hash in the files that contain it: a hash cannot be part of the text it is made of.
 */
export const HASH_PLACE = 'hash-of-the-build'.padEnd(64, '.');

/** Files that contain the build's hash. */
const SAYS_HASH: readonly string[] = ['index.html', 'sw.js'];

export const BUILD_LIST = 'build.json';

/** Files of a build, and its configuration. */
export interface BuildList {
  /** SHA-256 of the list below, in the form `sha256sum` writes. */
  readonly hash: string;
  readonly version: string;
  /** Variables of the build; missing ones were empty. All of them are also in its scripts. */
  readonly configuration: Readonly<Record<string, string>>;
  /** SHA-256 of each file, with `HASH_PLACE` in place of the build's own hash. */
  readonly files: Readonly<Record<string, string>>;
}

export type Files = ReadonlyMap<string, string | Uint8Array>;

const isText = (content: string | Uint8Array): content is string => typeof content === 'string';

/** File's hash for the list. @param hash the build's own, if the file already contains it */
export const listedHash = (file: string, content: string | Uint8Array, hash = HASH_PLACE): string => {
  if (!SAYS_HASH.includes(file)) return hexHashOf(content);
  const text = isText(content) ? content : new TextDecoder().decode(content);
  return hexHashOf(text.replaceAll(hash, HASH_PLACE));
};

/** Hash of a build from the hashes of its files. */
export const hashOfList = (files: BuildList['files']): string =>
  hexHashOf(
    Object.keys(files)
      .sort()
      .map((file) => `${files[file] ?? ''}  ${file}\n`)
      .join(''),
  );

/** List of a build whose files contain `HASH_PLACE` for its hash. */
export const buildList = (files: Files, about: Pick<BuildList, 'version' | 'configuration'>): BuildList => {
  const names = [...files.keys()].sort();
  const hashes = Object.fromEntries(names.map((file) => [file, listedHash(file, files.get(file) ?? '')]));
  return { hash: hashOfList(hashes), ...about, files: hashes };
};

/** Replaces `HASH_PLACE` by the build's hash. */
export const withHash = (file: string, content: string, hash: string): string =>
  SAYS_HASH.includes(file) ? content.replaceAll(HASH_PLACE, hash) : content;
