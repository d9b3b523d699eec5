import type { Plugin } from 'vite';
import { readVariables } from '../../src/config/parseEnv.ts';
import { environmentOf } from './environment.ts';
import { environmentFaults, faultTable } from './environmentFaults.ts';
import { variableFileFaults } from './variableFiles.ts';

export const moduleOf = (values: object): string =>
  Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join('\n');

/** The stack is removed, because it does not help with a wrong value. */
const withoutStack = (message: string): Error => Object.assign(new Error(message), { stack: message });

/** Parses the variables during the build, so that their rules are not part of the bundle (2.5 kB of the first load). */
export const readEnvironment = (root: string): Plugin => {
  let text = '';
  return {
    name: 'read-environment',
    apply: 'build',
    /** @throws the table of wrong values */
    configResolved: ({ mode }) => {
      const variables = environmentOf(mode, root);
      const faults = [...variableFileFaults(root, mode), ...environmentFaults(variables, mode)];
      if (faults.length > 0) throw withoutStack(faultTable(faults));
      text = moduleOf(readVariables(variables));
    },
    load: {
      filter: { id: /[\\/]src[\\/]config[\\/]env\.ts$/ },
      handler: () => text,
    },
  };
};
