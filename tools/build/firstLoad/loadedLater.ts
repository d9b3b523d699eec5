import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';

const CALL = /\b(?:importLater|startLater)\(/;
const LOAD = /^\s*\(\) =>\s*(Promise\.all\(\[[^\]]*\]|import\('[^']+'\))/;
const IMPORT = /import\('([^']+)'\)/g;

const modulesIn = (file: string, text: string): readonly string[] =>
  text
    .split(CALL)
    .slice(1)
    .flatMap((call) => {
      const loaded = LOAD.exec(call)?.[1];
      if (loaded === undefined) throw new Error(`${file} has to name the modules in its call of lib/later.ts.`);
      return [...loaded.matchAll(IMPORT)];
    })
    .map(([, path = '']) => (path.startsWith('#') ? `src/${path.slice(1)}` : join(dirname(file), path)));

/**
 * Modules that `importLater` and `startLater` of `lib/later.ts` load. @param root folder of the project
 * @returns paths from the root @throws for a call that does not name its modules
 */
export const loadedLater = (root: string): readonly string[] =>
  readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .map((name) => `src/${name.replaceAll('\\', '/')}`)
    .filter((file) => /\.tsx?$/.test(file) && file !== 'src/lib/later.ts')
    .flatMap((file) => modulesIn(file, readFileSync(join(root, file), 'utf8')))
    .toSorted();
