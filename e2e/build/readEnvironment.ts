import { runnerImport } from 'vite';
import type { Plugin } from 'vite';
import type * as Environment from '../../src/config/env.ts';

/** A module that exports these values. Functions are left out: a build has what came of them. */
export const moduleOf = (values: Readonly<Record<string, unknown>>): string =>
  Object.entries(values)
    .filter(([, value]) => typeof value !== 'function')
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join('\n');

/**
 * Parses the environment when the application is built: the table of variables and its rules need not travel to every
 * visitor, 2.5 kB of the first load. A wrong value is written down too, so that the page names it.
 */
export const readEnvironment = (root: string): Plugin => {
  let mode = '';
  return {
    name: 'read-environment',
    apply: 'build',
    configResolved: (config) => {
      mode = config.mode;
    },
    async load(id) {
      if (!id.endsWith('/src/config/env.ts')) return undefined;
      const define = { KNOWN_ADDRESSES: '[]' };
      const { module } = await runnerImport<typeof Environment>(id, { root, mode, configFile: false, define });
      return moduleOf(module);
    },
  };
};
