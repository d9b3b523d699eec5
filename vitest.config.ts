import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig, mergeConfig, type ViteUserConfig } from 'vitest/config';
import viteConfig from './vite.config.ts';

const freshModules = fileURLToPath(new URL('tests/freshModules.ts', import.meta.url));
const setup = fileURLToPath(new URL('tests/setup.ts', import.meta.url));

/** Styled components put their rules in one by one, as in production, so that tests can leave them out. */
const STYLES_BY_RULE = { SC_DISABLE_SPEEDY: 'false' };
const BUILD_TESTS = ['tests/architecture/productionBuild.test.ts'];
/** Packages that keep state: every file loads them again, while it shares all others with the files of its worker. */
const REMEMBERING =
  /\/node_modules\/(@lingui\/(core|react)|fake-indexeddb|idb|redux-localstorage-simple|styled-components|swr)\//;
/** Tests that own the browser's history: wrappers and listeners of other files change the order of their events. */
const ALONE_TESTS = ['tests/ui/hooks/useBackCloses.test.tsx'];
const PURE_TESTS = ['tests/{domain,chain/codec,features,pages,programmes,state}/**/*.test.ts'];

/** Projects: see tests/README.md. */
const test: ViteUserConfig['test'] = {
  // A limit of time is there for what hangs. It does not judge how busy the computer is.
  testTimeout: 180_000,
  hookTimeout: 180_000,
  // Two even where there are but two processors: a worker waits for much that needs none.
  maxWorkers: Math.max(2, availableParallelism() - 1),
  // A process per test file takes a tenth more of the processors' time than a thread.
  pool: 'threads',
  projects: [
    {
      // Projects run in the order of their names: the whole build, which takes longest, begins first.
      extends: true,
      test: { name: 'build', environment: 'node', include: BUILD_TESTS },
    },
    {
      extends: true,
      test: {
        name: 'pure',
        environment: 'node',
        // They change nothing that is shared, so all of them load the modules once.
        isolate: false,
        include: PURE_TESTS,
      },
    },
    {
      extends: true,
      test: {
        name: 'unit',
        environment: 'node',
        isolate: false,
        server: { deps: { inline: [REMEMBERING] } },
        setupFiles: [freshModules],
        include: ['tests/**/*.test.ts'],
        exclude: ['tests/{onChain,operator}/**', ...BUILD_TESTS, ...PURE_TESTS],
      },
    },
    {
      extends: true,
      test: {
        name: 'dom',
        environment: 'jsdom',
        isolate: false,
        server: { deps: { inline: [REMEMBERING] } },
        setupFiles: [freshModules, setup],
        env: STYLES_BY_RULE,
        include: ['tests/**/*.test.tsx'],
        exclude: ALONE_TESTS,
      },
    },
    {
      extends: true,
      test: {
        name: 'alone',
        environment: 'jsdom',
        setupFiles: [setup],
        env: STYLES_BY_RULE,
        include: ALONE_TESTS,
      },
    },
    {
      extends: true,
      test: {
        name: 'chain',
        environment: 'node',
        // A thread that is ended could leave its chain running; a process ends it.
        pool: 'forks',
        include: ['tests/onChain/**/*.test.ts'],
        globalSetup: ['tests/onChain/support/globalSetup.ts'],
        testTimeout: 600_000,
        hookTimeout: 120_000,
      },
    },
    {
      extends: true,
      test: {
        name: 'operator',
        environment: 'node',
        pool: 'forks',
        include: ['tests/operator/**/*.test.ts'],
        globalSetup: ['tests/onChain/support/globalSetup.ts'],
        testTimeout: 600_000,
        hookTimeout: 120_000,
      },
    },
  ],
};

export default defineConfig((env) => mergeConfig(viteConfig(env), { test }));
