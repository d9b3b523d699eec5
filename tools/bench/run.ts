/**
 * `npm run bench`: costs as JSON, limits as a table on stderr; fails if a limit is broken. `npm run bench -- <part>`
 * measures one part: `page-load`, `first-answers` (the node's answers in a visit's first 25 s), `wallet-connect`,
 * `rewards`, `blocks` (answers and script of a block), `tabs`, `stored`, `presses`, `hours [blocks]`, `own-data`,
 * `own-orders`, `positions` (an account with 2,000), `split`, `ledger`, `explore`, `edge` (500 visitors, with and
 * without `tools/edge`), `scale` (a large exchange), `lighthouse`, `patches` (bytes that each library patch saves),
 * `profile [path]` (main thread work of a page load),
 * `peer <folder> [selector]` (another exchange's build next to the trade page).
 */
import type { Browser } from '@playwright/test';
import type { Application } from './application.ts';
import { startBenchPage, type BenchServer } from './benchPage.ts';
import { brokenLimits, limitsTable, type Findings } from './figures.ts';
import { measureExplore } from './explore.ts';
import { measureFirstAnswers } from './firstAnswers.ts';
import { measureInteractions } from './interactions.ts';
import { measureLongLedger } from './longLedger.ts';
import { measureLongRun } from './longRun.ts';
import { measureLighthouse } from './pageLoad/lighthouse.ts';
import { measurePageLoad } from './pageLoad/measurePageLoad.ts';
import { measurePeer } from './pageLoad/measurePeer.ts';
import { MEASURED_PAGES, TRADE_PAGE } from './pageLoad/measuredPages.ts';
import { profilePageLoad } from './pageLoad/profile.ts';
import { measureOpenTabs } from './openTabs.ts';
import { measureOwnData } from './ownData.ts';
import { measureOwnOrders } from './ownOrders.ts';
import { measureOwnPositions } from './ownPositions.ts';
import { measurePagesPerBlock } from './pagesPerBlock.ts';
import { measureRewardPages } from './rewardPages.ts';
import { measureStoredTransactions } from './storedTransactions.ts';
import { measureEdge } from './scale/measureEdge.ts';
import { measurePatches } from './patches.ts';
import { measureScale } from './scale/measureScale.ts';
import { measureSplitQuotes } from './splitQuotes.ts';
import { measureWalletConnect } from './walletConnect.ts';
import { measureEverything } from './everything.ts';
import { say, machine, withBrowser, withApplication } from './surroundings.ts';

const report = (findings: Findings): void => {
  const broken = brokenLimits(findings);
  console.log(JSON.stringify({ ...findings, ok: broken.length === 0 }, undefined, 2));
  const about = Object.entries(typeof findings['machine'] === 'object' ? findings['machine'] : {});
  say(about.map(([name, value]) => `${name} ${String(value)}`).join(', '));
  say(`figures with a limit:\n${limitsTable(findings)}`);
  for (const sentence of broken) say(`broken limit: ${sentence}`);
  process.exitCode = broken.length === 0 ? 0 : 1;
};

type Measure<T> = (browser: Browser, subject: T) => Promise<Findings>;

const ofApplication = (name: string, measure: Measure<Application>) => async (): Promise<void> => {
  const about = machine();
  const inBrowser = (browser: Browser) => withApplication((application) => measure(browser, application));
  report({ machine: about, [name]: await withBrowser(inBrowser) });
};

const ofBenchPage = (name: string, measure: Measure<BenchServer>) => async (): Promise<void> => {
  const about = machine();
  const server = await startBenchPage();
  try {
    report({ machine: about, [name]: await withBrowser((browser) => measure(browser, server)) });
  } finally {
    await server.stop();
  }
};

const profile = async (name: string = TRADE_PAGE.name): Promise<void> => {
  const page = MEASURED_PAGES.find((entry) => entry.name === name);
  if (!page) throw new Error(`the pages are ${MEASURED_PAGES.map((entry) => entry.name).join(', ')}, not "${name}"`);
  const measure = (browser: Browser) => withApplication((application) => profilePageLoad(browser, application, page));
  console.log(await withBrowser(measure));
};

const measurePeerBuild = async (folder?: string, field = 'input'): Promise<void> => {
  if (folder === undefined) throw new Error("npm run bench -- peer <folder> needs the folder of a peer's build");
  const measure = (browser: Browser) =>
    withApplication((application) => measurePeer(browser, application, folder, field));
  report({ machine: machine(), peer: await withBrowser(measure) });
};

const PARTS: Readonly<Record<string, (...names: readonly string[]) => Promise<void>>> = {
  all: async () => report(await measureEverything()),
  'page-load': ofApplication('pageLoad', (browser, application) => measurePageLoad(browser, application, say)),
  'first-answers': ofApplication('firstAnswers', measureFirstAnswers),
  'wallet-connect': ofApplication('walletConnect', measureWalletConnect),
  'own-data': ofApplication('ownData', measureOwnData),
  split: () => Promise.resolve(report({ machine: machine(), splitQuotes: measureSplitQuotes() })),
  ledger: ofBenchPage('ledger', measureLongLedger),
  explore: ofBenchPage('explore', measureExplore),
  'own-orders': ofBenchPage('ownOrders', measureOwnOrders),
  positions: ofApplication('positions', measureOwnPositions),
  rewards: ofApplication('rewards', measureRewardPages),
  tabs: ofApplication('tabs', measureOpenTabs),
  blocks: ofApplication('blocks', measurePagesPerBlock),
  stored: ofApplication('stored', measureStoredTransactions),
  presses: ofApplication('presses', measureInteractions),
  hours: (blocks = '1000') =>
    ofApplication('hours', (browser, application) => measureLongRun(browser, application, Number(blocks)))(),
  scale: async () => report({ machine: machine(), scale: await measureScale(say) }),
  edge: async () => report({ machine: machine(), edge: await measureEdge(say) }),
  lighthouse: ofApplication('lighthouse', measureLighthouse),
  peer: measurePeerBuild,
  patches: async () => report({ machine: machine(), patches: await measurePatches() }),
  profile,
};

const main = async (part = 'all', ...names: readonly string[]): Promise<void> => {
  const measure = PARTS[part];
  if (!measure) throw new Error(`npm run bench knows the parts ${Object.keys(PARTS).join(', ')}, not "${part}"`);
  await measure(...names);
};

main(...process.argv.slice(2)).catch((cause: unknown) => {
  say(cause instanceof Error ? (cause.stack ?? cause.message) : String(cause));
  process.exitCode = 2;
});
