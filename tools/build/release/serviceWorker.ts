import { buildTarget } from '../floor/index.ts';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { LICENSES_FILE } from '../licenses/licensesFile.ts';
import { HASH_PLACE, type Files } from './buildList.ts';
import { withImports } from './importMap.ts';
import { integrityOf } from './integrity.ts';
import { serverFiles } from './serverFiles.ts';

type Chunk = Rolldown.OutputChunk;

/** Files that are cached only once they are used, because few users need them or they are useless offline. */
const USED_BY_FEW = /[\\/](?:locales|node_modules[\\/](?:@walletconnect|ethers))[\\/]/;

const isOf = (chunk: Chunk | undefined, fits: (id: string) => boolean): boolean => chunk?.moduleIds.some(fits) ?? false;

/** Includes all imports. @throws if a module is in no file */
const filesOf = (root: string, modules: readonly string[], chunks: ReadonlyMap<string, Chunk>): ReadonlySet<string> => {
  const named = modules.map((module) => {
    const found = [...chunks.values()].find((chunk) => isOf(chunk, (id) => id === join(root, module)));
    if (!found) throw new Error(`${module} is in no file of the build.`);
    return found.fileName;
  });
  return withImports(named, chunks);
};

/** Replaces an earlier build's worker: deletes its caches and unregisters itself. */
export const farewell = `const folder = new URL('./', location.href).pathname;
addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => {
  const leave = async () => {
    for (const name of await caches.keys())
      if (name.startsWith('exchange-') && name.endsWith(' ' + folder)) await caches.delete(name);
    await registration.unregister();
  };
  event.waitUntil(leave());
});
`;

/**
 * Adds the lists of files: for first pages, fetched ahead, cached once used. @param first the first pages' scripts
 * @param neededAtLast modules from the root
 */
export const buildServiceWorker = async (
  root: string,
  files: Files,
  first: ReadonlySet<string>,
  neededAtLast: readonly string[],
  chunks: ReadonlyMap<string, Chunk>,
): Promise<string> => {
  const atLast = filesOf(root, neededAtLast, chunks);
  const isForFew = (file: string): boolean => isOf(chunks.get(file), (id) => USED_BY_FEW.test(id));
  const isShell = (file: string): boolean =>
    first.has(file) || atLast.has(file) || !file.endsWith('.js') || /^assets\/hashes-/.test(file);
  const entries = [...files]
    .filter(([file]) => !serverFiles.includes(file) && file !== LICENSES_FILE)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([file, content]) => ({
      file,
      url: file,
      // Other names change with their content. The build adds the page's hash.
      revision: file.startsWith('assets/') ? null : file === 'index.html' ? HASH_PLACE : integrityOf(content),
      ...(file !== 'index.html' && { integrity: integrityOf(content) }),
    }));
  const of = (fits: (file: string) => boolean) =>
    entries.filter(({ file }) => fits(file)).map(({ file: _, ...entry }) => entry);
  const RELEASE = {
    hash: HASH_PLACE,
    shell: of(isShell),
    parts: of((file) => !isShell(file) && !isForFew(file)),
    onUse: of((file) => !isShell(file) && isForFew(file)),
  };
  const output = await build({
    configFile: false,
    logLevel: 'error',
    define: { RELEASE: JSON.stringify(RELEASE), 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: buildTarget(),
      lib: { entry: join(root, 'src/serviceWorker.ts'), formats: ['iife'], name: 'worker' },
    },
  });
  const [bundle] = [output].flat() as readonly Rolldown.RolldownOutput[];
  const code = bundle?.output[0].code;
  if (code === undefined) throw new Error('The service worker was not built.');
  return code;
};
