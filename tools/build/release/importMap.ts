import type { Rolldown } from 'vite';
import { integrityOf } from './integrity.ts';

/** Import map's name of the file with the hashes of rarely loaded files. */
export const HASHES_MODULE = 'file-hashes';

type Chunk = Rolldown.OutputChunk;

/** Adds all static imports, direct and indirect. */
export const withImports = (names: Iterable<string>, chunks: ReadonlyMap<string, Chunk>): ReadonlySet<string> => {
  const found = new Set(names);
  for (const name of found) for (const imported of chunks.get(name)?.imports ?? []) found.add(imported);
  return found;
};

/**
 * Files whose hashes are in the page: static dependencies of the first modules, and single-file parts, whose names
 * `loadPart.ts` does not get. All others would double the page's size.
 * @param named the scripts that the page itself loads
 * @param firstModules modules that visits begin with
 */
export const firstFiles = (
  named: readonly string[],
  firstModules: readonly string[],
  chunks: ReadonlyMap<string, Chunk>,
): ReadonlySet<string> => {
  const all = [...chunks.values()];
  const ofModules = all.filter(({ moduleIds }) => moduleIds.some((id) => firstModules.includes(id)));
  const alone = all.filter(({ isDynamicEntry, imports }) => isDynamicEntry && imports.length === 0);
  return withImports([...named, ...[...ofModules, ...alone].map(({ fileName }) => fileName)], chunks);
};

/** Module with the other files' hashes, by name without folder. */
export const hashesModule = (names: readonly string[], chunks: ReadonlyMap<string, Chunk>): string => {
  const entries = names.map((name): readonly [string, string] => [
    name.slice(name.lastIndexOf('/') + 1),
    integrityOf(chunks.get(name)?.code ?? '').slice('sha256-'.length),
  ]);
  return `export default ${JSON.stringify(Object.fromEntries(entries))};\n`;
};

/**
 * Import map of the page.
 * @param integrity hashes by file
 * @param base address of the application's folder, with a slash at its end
 */
export const importMap = (hashesFile: string, integrity: ReadonlyMap<string, string>, base: string): string =>
  JSON.stringify({
    imports: { [HASHES_MODULE]: `${base}${hashesFile}` },
    integrity: Object.fromEntries([...integrity].map(([file, hash]) => [`${base}${file}`, hash])),
  });
