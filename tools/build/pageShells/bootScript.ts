import { buildTarget } from '../floor/index.ts';
import { build, type Rolldown } from 'vite';
import type { StyleFile } from '../../../src/lib/restOfStyles.ts';

/** Loaded in parallel with the application's scripts. */
export type PageScripts = Readonly<Record<string, readonly string[]>>;

interface PageFiles {
  /** Addresses by page. */
  readonly scripts: PageScripts;
  readonly styles: StyleFile;
}

/** A classic script without dependencies. */
export const buildBootScript = async (entry: string, { scripts, styles }: PageFiles, base = '/'): Promise<string> => {
  const output = await build({
    configFile: false,
    base,
    logLevel: 'error',
    define: { PAGE_SCRIPTS: JSON.stringify(scripts), STYLE_FILE: JSON.stringify(styles) },
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
