import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import type { Rolldown } from 'vite';
import { defineConfig } from 'vitest/config';
import { catalogs } from './tools/build/catalogs.ts';
import { environmentOf } from './tools/build/environment.ts';
import { demoWallet } from './tools/build/demoWallet.ts';
import { devPackages } from './tools/build/devPackages.ts';
import { buildTarget, engineFloor } from './tools/build/floor/index.ts';
import { firstPageChunk, namedFiles } from './tools/build/firstPageChunk.ts';
import type { ChunkPlan } from './tools/build/firstPageChunk.ts';
import { knownAddresses } from './tools/build/knownAddresses.ts';
import { pageShells } from './tools/build/pageShells/index.ts';
import { pageModules } from './tools/build/pageShells/pageModules.ts';
import { checkedParts, release } from './tools/build/release/index.ts';
import { readEnvironment } from './tools/build/readEnvironment.ts';
import { routerTreeShaking } from './tools/build/routerTreeShaking.ts';
import { walletConnectLibrary } from './tools/build/walletConnectLibrary.ts';
import { safeLibrary } from './tools/build/safeLibrary.ts';
import { servedHeaders } from './tools/build/servedHeaders.ts';
import { sourceSteps } from './tools/build/sourceSteps/index.ts';
import type { StyleMode } from './tools/build/sourceSteps/styles.ts';
import { trustedTypes } from './tools/build/trustedTypes.ts';
import { walletLibrary } from './tools/build/walletLibrary.ts';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const freshModules = at('tests/freshModules.ts');

const sources = (...modules: readonly string[]): readonly string[] => modules.map((module) => at(`src/${module}`));
const ofPage = (page: keyof typeof pageModules): readonly string[] => [at(pageModules[page].module)];

const chunkPlan: ChunkPlan = {
  early: sources('early.ts'),
  book: (pageModules.trade.before ?? []).map(at),
  entry: sources('main.tsx'),
  home: ofPage('home'),
  trade: ofPage('trade'),
  market: ofPage('market'),
  pool: ofPage('pool'),
  add: ofPage('add'),
  alerts: sources('features/alerts/buttons.tsx', 'stores/alertsStore.ts'),
  days: sources('stores/dayTrades.ts'),
  footer: sources('app/layout/SiteFooter.tsx'),
  started: sources(
    'app/layout/ChainNotices.tsx',
    'app/layout/StatusLinks.tsx',
    'app/persistence.ts',
    'features/blockAge/AgeStrip.tsx',
    'features/money/copyExact.ts',
    'features/popups/BackgroundNotices.tsx',
    'lib/box.ts',
    'reads/wallet/activateWallet.ts',
    'stores/fetchListAt.ts',
    'updaters/block/watchChain.ts',
    'updaters/history/startHistory.ts',
    'updaters/lists/startTokenLists.ts',
    'updaters/session/connectEagerly.ts',
    'updaters/session/followChosenChain.ts',
    'updaters/startLazyUpdaters.ts',
  ),
  quote: sources(
    'domain/trade/chooseExchange.ts',
    'domain/trade/quoteTrade.ts',
    'pages/trade/book/RewardedSpread.tsx',
    'pages/trade/book/flashLevels.ts',
    'pages/trade/ticket/OrderTools.tsx',
    'pages/trade/ticket/QuoteNote.tsx',
    'pages/trade/ticket/QuotePreview.tsx',
    'pages/trade/ticket/TicketNote.tsx',
    'pages/trade/ticket/TradeReward.tsx',
  ),
};

/** What visits begin with: their hashes stand in the page itself. */
const firstModules = [
  ...Object.values(pageModules).flatMap(({ module, before = [] }) => [...before, module]),
  ...[...chunkPlan.alerts, ...chunkPlan.days, ...chunkPlan.footer, ...chunkPlan.started, ...chunkPlan.quote].map(
    (module) => module.slice(at('.').length),
  ),
  // What else the lists of markets load.
  'src/domain/tokens/confusableFinder.ts',
  'src/features/tokenLogo/pictures.tsx',
];

/** What leads out of a release that its server no longer has, and what signs. */
const neededAtLast = [
  'src/app/guards/CrashScreen.tsx',
  'src/app/layout/ReleaseNotice.tsx',
  'src/chain/sending/walletSigner.ts',
  'src/updaters/session/followReleases.ts',
  'src/writes/sendPlan.ts',
];

const nameChunk = firstPageChunk(chunkPlan);

/** A build leaves out the styles that the process which draws its frames collects; elsewhere the library makes them. */
const stylesOf = (command: 'build' | 'serve'): StyleMode | undefined => {
  if (command === 'build') return 'written';
  return process.env['COLLECTED_STYLES'] === undefined ? undefined : 'collected';
};

/** Styled components put their rules in one by one, as in production, so that tests can leave them out. */
const STYLES_BY_RULE = { SC_DISABLE_SPEEDY: 'false' };
const BUILD_TESTS = ['tests/architecture/productionBuild.test.ts'];
/** The files of a worker share its packages, but for those that remember what the one before did. */
const REMEMBERING =
  /\/node_modules\/(@lingui\/(core|react)|fake-indexeddb|idb|redux-localstorage-simple|styled-components|swr)\//;
/** Tests that own the browser's history: wrappers and listeners of other files change the order of their events. */
const ALONE_TESTS = ['tests/ui/hooks/useBackCloses.test.tsx'];
const PURE_TESTS = ['tests/{domain,chain/codec,features,pages,state}/**/*.test.ts'];

export default defineConfig(({ command, mode }) => ({
  base: environmentOf(mode, at('.'))['VITE_BASE_PATH']?.trim() || '/',
  // What tests, builds and development servers prepare are other packages in other forms.
  cacheDir: at(`node_modules/.vite/${process.env['APP_CACHE'] ?? mode}`),
  optimizeDeps: { include: [...devPackages] },
  plugins: [
    catalogs(),
    demoWallet(),
    walletLibrary(),
    walletConnectLibrary(),
    safeLibrary(),
    servedHeaders(at('.')),
    engineFloor(),
    readEnvironment(at('.')),
    routerTreeShaking(),
    knownAddresses(at('.')),
    pageShells(at('.'), ['src/early.ts', 'src/main.tsx', ...firstModules]),
    trustedTypes(),
    checkedParts(at('.')),
    release(at('.'), firstModules, neededAtLast),
    sourceSteps({ root: at('.'), styles: stylesOf(command) }),
    react(),
  ],
  build: {
    target: buildTarget(),
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      // A feature's door must not bring in what only a lazily loaded part takes from it.
      treeshake: { moduleSideEffects: [{ test: /[\\/]src[\\/]features[\\/]/, sideEffects: false }] },
      output: {
        codeSplitting: {
          // Each module has its place, whatever brings it: a group takes nothing along.
          includeDependenciesRecursively: false,
          groups: namedFiles.map((file) => ({
            name: (id: string, graph: Rolldown.ChunkingContext) => (nameChunk(id, graph) === file ? file : null),
            debugName: file,
          })),
        },
      },
    },
  },
  test: {
    // A limit of time is there for what hangs. It does not judge how busy the computer is.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // Two even where there are but two processors: a worker waits for much that needs none.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // A process per test file takes a tenth more of the processors' time than a thread.
    pool: 'threads',
    projects: [
      {
        // Projects run in the order of their names: whole builds, which take longest, begin first.
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
          setupFiles: [freshModules, at('tests/setup.ts')],
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
          setupFiles: [at('tests/setup.ts')],
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
  },
}));
