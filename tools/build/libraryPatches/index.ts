import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { replacements, type Replacement } from './replacements.ts';
import { ROUTER, withoutDebugNames } from './routerNames.ts';

const PREFIX = '\0library-patch:';

const nameOf = ({ library, imported }: Replacement): string => `${library}:${imported.join(',')}`;
const idOf = (entry: Replacement): string => PREFIX + nameOf(entry);

export const patchNames: readonly string[] = [...replacements.map(nameOf), ROUTER.library];

const codes = new Map(replacements.map((entry) => [idOf(entry), entry.code]));

const isIn = (id: string, library: string): boolean => id.replaceAll('\\', '/').includes(`/node_modules/${library}/`);

/** @throws for a library version without a checked patch */
export const checkVersions = (root: string, patched: readonly Pick<Replacement, 'library' | 'version'>[]): void => {
  for (const { library, version } of patched) {
    const file = join(root, 'node_modules', library, 'package.json');
    const installed = (JSON.parse(readFileSync(file, 'utf8')) as { readonly version: string }).version;
    if (installed !== version) {
      throw new Error(
        `The patch of ${library} was checked with version ${version}, but ${installed} is installed. ` +
          'Compare what the library imports, then change the version in tools/build/libraryPatches.',
      );
    }
  }
};

/**
 * Plugin that applies the patches. The build fails for another library version, or if a patch matches nothing. @param
 * root folder of the project @param without patch to leave out, for the bench
 */
export const libraryPatches = (root: string, without?: string): Plugin => {
  const patched = new Set<string>();
  let isBuild = false;
  return {
    name: 'library-patches',
    enforce: 'pre',
    configResolved: ({ command }) => {
      isBuild = command === 'build';
      checkVersions(root, [...replacements, ROUTER]);
    },
    resolveId: (source, importer) => {
      const found = replacements.find(
        ({ library, imported }) => imported.includes(source) && importer !== undefined && isIn(importer, library),
      );
      if (!found || nameOf(found) === without) return undefined;
      patched.add(nameOf(found));
      return idOf(found);
    },
    load: (id) => codes.get(id),
    transform: (code, id) => {
      if (!isBuild || !isIn(id, ROUTER.library) || without === ROUTER.library) return undefined;
      const smaller = withoutDebugNames(code);
      if (smaller === code) return undefined;
      patched.add(ROUTER.library);
      return { code: smaller, map: null };
    },
    buildEnd(error) {
      // Does not apply to other pages, such as the bench's, which use few of the libraries.
      if (!isBuild || error || !this.getModuleInfo(join(root, 'src/main.tsx'))) return;
      const missing = patchNames.filter((name) => name !== without && !patched.has(name));
      if (missing.length > 0) this.error(`Nothing is left to patch: ${missing.join(', ')}`);
    },
  };
};
