import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { catalogs } from './tools/build/catalogs.ts';
import { environmentOf } from './tools/build/environment.ts';
import { demoWallet } from './tools/build/demoWallet.ts';
import { devPackages } from './tools/build/devPackages.ts';
import { buildTarget, engineFloor } from './tools/build/floor/index.ts';
import { firstLoadGroups, firstModules, neededAtLast } from './tools/build/firstLoad/plan.ts';
import { knownAddresses } from './tools/build/knownAddresses.ts';
import { libraryPatches } from './tools/build/libraryPatches/index.ts';
import { pageShells } from './tools/build/pageShells/index.ts';
import { checkedParts, release } from './tools/build/release/index.ts';
import { readEnvironment } from './tools/build/readEnvironment.ts';
import { servedHeaders } from './tools/build/servedHeaders.ts';
import { sourceSteps } from './tools/build/sourceSteps/index.ts';
import type { StyleMode } from './tools/build/sourceSteps/styles.ts';
import { trustedTypes } from './tools/build/trustedTypes.ts';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** A build leaves out the styles that the process which draws its frames collects; elsewhere the library makes them. */
const stylesOf = (command: 'build' | 'serve'): StyleMode | undefined => {
  if (command === 'build') return 'written';
  return process.env['COLLECTED_STYLES'] === undefined ? undefined : 'collected';
};

export default defineConfig(({ command, mode }) => ({
  base: environmentOf(mode, at('.'))['VITE_BASE_PATH']?.trim() || '/',
  // Tests, builds and development servers prepare different packages.
  cacheDir: at(`node_modules/.vite/${process.env['APP_CACHE'] ?? mode}`),
  optimizeDeps: { include: [...devPackages] },
  plugins: [
    catalogs(),
    demoWallet(),
    libraryPatches(at('.'), process.env['WITHOUT_PATCH']),
    servedHeaders(at('.')),
    engineFloor(),
    readEnvironment(at('.')),
    knownAddresses(at('.')),
    pageShells(at('.'), ['src/early.ts', 'src/main.tsx', ...firstModules]),
    trustedTypes(),
    checkedParts(at('.'), firstModules),
    release(at('.'), firstModules, neededAtLast),
    sourceSteps({ root: at('.'), styles: stylesOf(command) }),
    react(),
  ],
  build: {
    target: buildTarget(),
    assetsInlineLimit: 0,
    rolldownOptions: {
      // The `index.ts` of a feature adds nothing to a file that does not use it.
      treeshake: { moduleSideEffects: [{ test: /[\\/]src[\\/]features[\\/]/, sideEffects: false }] },
      output: {
        codeSplitting: {
          // Each module has its file, whichever module imports it.
          includeDependenciesRecursively: false,
          groups: [...firstLoadGroups(at('.'))],
        },
      },
    },
  },
}));
