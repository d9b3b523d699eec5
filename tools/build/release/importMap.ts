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
 * Files whose hashes are in the page: the first modules and their static dependencies. The hashes of all files would
 * double the page's size. @param named scripts that the page loads @param firstModules absolute paths
 */
export const firstFiles = (
  named: readonly string[],
  firstModules: readonly string[],
  chunks: ReadonlyMap<string, Chunk>,
): ReadonlySet<string> => {
  const ofModules = [...chunks.values()].filter(({ moduleIds }) => moduleIds.some((id) => firstModules.includes(id)));
  return withImports([...named, ...ofModules.map(({ fileName }) => fileName)], chunks);
};

const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/**
 * A row per script: its name without folder, its hash (empty if the page has it), and its static imports as row numbers.
 */
export const hashesModule = (first: ReadonlySet<string>, chunks: ReadonlyMap<string, Chunk>): string => {
  const files = [...chunks.keys()].sort();
  const rowOf = new Map(files.map((file, row) => [file, row]));
  const rows = [...chunks.values()]
    .toSorted((a, b) => (rowOf.get(a.fileName) ?? 0) - (rowOf.get(b.fileName) ?? 0))
    .map(({ fileName, code, imports }) => [
      nameOf(fileName),
      first.has(fileName) ? '' : integrityOf(code).slice('sha256-'.length),
      imports.flatMap((file) => rowOf.get(file) ?? []),
    ]);
  return `export default ${JSON.stringify(rows)};\n`;
};

/** @param integrity hashes by file @param base the application's folder with a final slash */
export const importMap = (hashesFile: string, integrity: ReadonlyMap<string, string>, base: string): string =>
  JSON.stringify({
    imports: { [HASHES_MODULE]: `${base}${hashesFile}` },
    integrity: Object.fromEntries([...integrity].map(([file, hash]) => [`${base}${file}`, hash])),
  });
