import { buildTarget } from '../floor/index.ts';
import { build, type Rolldown } from 'vite';
import type { FirstScripts } from '../../../src/config/firstPages.ts';
import type { StyleFile } from '../../../src/lib/restOfStyles.ts';

export type PageScripts = Readonly<Record<string, FirstScripts>>;

interface PageFiles {
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
