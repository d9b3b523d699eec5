import { buildTarget } from '../floor/index.ts';
import { build, type Rolldown } from 'vite';

/** Loaded in parallel with the application's scripts. */
export type PageScripts = Readonly<Record<string, readonly string[]>>;

/** A classic script without dependencies. @param scripts addresses by page */
export const buildBootScript = async (entry: string, scripts: PageScripts, base = '/'): Promise<string> => {
  const output = await build({
    configFile: false,
    base,
    logLevel: 'error',
    define: { PAGE_SCRIPTS: JSON.stringify(scripts) },
    build: {
      write: false,
      target: buildTarget(),
      lib: { entry, formats: ['iife'], name: 'boot' },
    },
  });
  const [bundle] = [output].flat() as readonly Rolldown.RolldownOutput[];
  const code = bundle?.output[0].code;
  if (code === undefined) throw new Error('The boot script was not built.');
  return code.trim();
};
