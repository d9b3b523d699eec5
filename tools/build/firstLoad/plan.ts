import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';
import { loadedLater } from './loadedLater.ts';
import { pageModules } from '../pageShells/pageModules.ts';
import { firstPageChunk, namedFiles, type ChunkPlan } from './firstPageChunk.ts';

const sources = (...modules: readonly string[]): readonly string[] => modules.map((module) => `src/${module}`);
const ofPage = (page: keyof typeof pageModules): readonly string[] => [pageModules[page].module];

/** Paths from the root. */
const occasions: ChunkPlan = {
  early: sources('early.ts'),
  book: pageModules.trade.before ?? [],
  entry: sources('main.tsx'),
  home: ofPage('home'),
  trade: ofPage('trade'),
  market: ofPage('market'),
  pool: ofPage('pool'),
  add: ofPage('add'),
  alerts: sources('features/alerts/buttons.tsx', 'stores/alertsStore.ts'),
  days: sources('stores/marketDays.ts'),
  footer: sources('app/layout/SiteFooter.tsx'),
  started: [
    ...sources('reads/wallet/activateWallet.ts'),
    ...loadedLater(fileURLToPath(new URL('../../..', import.meta.url))),
  ],
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

/** The page has the hashes of these modules' files. */
export const firstModules: readonly string[] = [
  ...Object.values(pageModules).flatMap(({ module, before = [] }) => [...before, module]),
  ...[occasions.alerts, occasions.days, occasions.footer, occasions.started, occasions.quote].flat(),
  // Further module of the market lists.
  'src/domain/tokens/confusableFinder.ts',
];

/** For leaving a release that its server no longer has, and for signing. */
export const neededAtLast: readonly string[] = [
  'src/app/guards/CrashScreen.tsx',
  'src/app/layout/ReleaseNotice.tsx',
  'src/chain/sending/walletSigner.ts',
  'src/updaters/session/followReleases.ts',
  'src/writes/sending/sendPlan.ts',
];

/** One group per named file. @param root folder of the project */
export const firstLoadGroups = (root: string): readonly Rolldown.CodeSplittingGroup[] => {
  const within = Object.entries(occasions).map(([occasion, modules]: [string, readonly string[]]) => [
    occasion,
    modules.map((module) => resolve(root, module)),
  ]);
  const nameChunk = firstPageChunk(Object.fromEntries(within) as ChunkPlan);
  return namedFiles.map((file) => ({
    name: (id: string, graph: Rolldown.ChunkingContext) => (nameChunk(id, graph) === file ? file : null),
    debugName: file,
  }));
};
