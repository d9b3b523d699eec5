import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';
import { loadedLater } from './loadedLater.ts';
import { modulesOf, pageModules } from '../pageShells/pageModules.ts';
import { firstPageChunk, namedFiles, type ChunkPlan } from './firstPageChunk.ts';

const sources = (...modules: readonly string[]): readonly string[] => modules.map((module) => `src/${module}`);
const ofPage = (page: keyof typeof pageModules): readonly string[] => [pageModules[page].module];

/** Paths relative to the project's root. */
const named = {
  early: sources('early.ts'),
  book: pageModules.trade.before ?? [],
  markets: pageModules.home.before ?? [],
  entry: sources('main.tsx'),
  home: ofPage('home'),
  trade: ofPage('trade'),
  market: ofPage('market'),
  pool: ofPage('pool'),
  explore: pageModules.pool.next ?? [],
  add: ofPage('add'),
  alerts: sources('features/alerts/buttons.tsx', 'stores/alertsStore.ts'),
  days: sources('stores/marketDays.ts'),
  footer: sources('app/layout/SiteFooter.tsx'),
  quote: pageModules.trade.next ?? [],
} satisfies Omit<ChunkPlan, 'started'>;

const namedModules: readonly string[] = Object.values(named).flat();

const groups: ChunkPlan = {
  ...named,
  started: [
    ...sources('reads/wallet/activateWallet.ts'),
    ...loadedLater(fileURLToPath(new URL('../../..', import.meta.url))).filter((id) => !namedModules.includes(id)),
  ],
};

/** Modules whose files have their hashes in the document. */
export const firstModules: readonly string[] = [
  ...Object.values(pageModules).flatMap(modulesOf),
  ...[groups.alerts, groups.days, groups.footer, groups.started].flat(),
  // Further modules of the market lists and of the home page.
  ...sources('domain/tokens/confusableFinder.ts', 'pages/home/WaysIn.tsx'),
];

/**
 * Modules that must stay available after a release was removed from the server: crash screen, release notice and
 * signing.
 */
export const neededAtLast: readonly string[] = [
  'src/app/guards/CrashScreen.tsx',
  'src/app/layout/ReleaseNotice.tsx',
  'src/chain/sending/walletSigner.ts',
  'src/updaters/session/followReleases.ts',
  'src/writes/sending/sendPlan.ts',
];

/**
 * One group of Rolldown for each named file. @param root folder of the project @throws for a module that does not exist
 */
export const firstLoadGroups = (root: string): readonly Rolldown.CodeSplittingGroup[] => {
  const missing = [...firstModules, ...neededAtLast].find((module) => !existsSync(resolve(root, module)));
  if (missing !== undefined) throw new Error(`The plan of the first load names ${missing}, which does not exist.`);
  const within = Object.entries(groups).map(([group, modules]: [string, readonly string[]]) => [
    group,
    modules.map((module) => resolve(root, module)),
  ]);
  const nameChunk = firstPageChunk(Object.fromEntries(within) as ChunkPlan);
  return namedFiles.map((file) => ({
    name: (id: string, graph: Rolldown.ChunkingContext) => (nameChunk(id, graph) === file ? file : null),
    debugName: file,
  }));
};
