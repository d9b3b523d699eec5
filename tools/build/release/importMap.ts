import type { Rolldown } from 'vite';
import { integrityOf } from './integrity.ts';

/** Import map's name of the file with rarely loaded files' hashes. */
export const HASHES_MODULE = 'file-hashes';

type Chunk = Rolldown.OutputChunk;

/** Direct and indirect static imports. */
export const withImports = (names: Iterable<string>, chunks: ReadonlyMap<string, Chunk>): ReadonlySet<string> => {
  const found = new Set(names);
  for (const name of found) for (const imported of chunks.get(name)?.imports ?? []) found.add(imported);
  return found;
};

/**
 * Files whose hashes are in the page: static dependencies of the first modules, and single-file parts, whose names
 * `loadPart.ts` does not get. All would double the page's size. @param named scripts that the page loads @param
 * firstModules from the root
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

/** By name without folder. */
export const hashesModule = (names: readonly string[], chunks: ReadonlyMap<string, Chunk>): string => {
  const entries = names.map((name): readonly [string, string] => [
    name.slice(name.lastIndexOf('/') + 1),
    integrityOf(chunks.get(name)?.code ?? '').slice('sha256-'.length),
  ]);
  return `export default ${JSON.stringify(Object.fromEntries(entries))};\n`;
};

/** @param integrity hashes by file @param base the application's folder with a final slash */
export const importMap = (hashesFile: string, integrity: ReadonlyMap<string, string>, base: string): string =>
  JSON.stringify({
    imports: { [HASHES_MODULE]: `${base}${hashesFile}` },
    integrity: Object.fromEntries([...integrity].map(([file, hash]) => [`${base}${file}`, hash])),
  });
