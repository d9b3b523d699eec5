/**
 * `npm run bench`: costs as JSON, limits as a table on stderr; fails if a limit is broken. `npm run bench -- <part>`
 * measures one part: `page-load`, `wallet-connect`, `rewards`, `blocks` (answers and script of a block),
 * `tabs`, `stored`, `presses`, `hours [blocks]`, `own-data`, `own-orders`, `split`, `ledger`, `explore`, `edge` (500
 * visitors, with and without `tools/edge`), `scale` (a large exchange), `lighthouse`, `profile [path]` (main thread work
 * of a page load), `peer <folder> [selector]` (another exchange's build next to the trade page).
 */
import { cpus, loadavg, totalmem } from 'node:os';
import { chromium, type Browser } from '@playwright/test';
import { findBrowser } from '../../e2e/browser.ts';
import { measureAccountHistory } from './accountHistory.ts';
import { startApplication, type Application } from './application.ts';
import { startBenchPage, type BenchServer } from './benchPage.ts';
import { measureBookEvents } from './bookEvents.ts';
import { measureChainMemory } from './chainMemory.ts';
import { measureCodec } from './codec.ts';
import { brokenLimits, limitsTable, type Findings } from './figures.ts';
import { measureExplore } from './explore.ts';
import { measureFirstLoad } from './firstLoad.ts';
import { measureHostileAnswers } from './hostileAnswers.ts';
import { measureLivePage } from './livePage.ts';
import { measureInteractions } from './interactions.ts';
import { measureLongHistory } from './longHistory.ts';
import { measureLongLedger } from './longLedger.ts';
import { measureLongRun } from './longRun.ts';
import { measureLighthouse } from './pageLoad/lighthouse.ts';
import { measurePageLoad } from './pageLoad/measurePageLoad.ts';
import { measurePeer } from './pageLoad/measurePeer.ts';
import { MEASURED_PAGES, TRADE_PAGE } from './pageLoad/measuredPages.ts';
import { profilePageLoad } from './pageLoad/profile.ts';
import { measurePoolEarnings } from './poolEarnings.ts';
import { measureRestingOrders } from './restingOrders.ts';
import { measureOpenTabs } from './openTabs.ts';
import { measureOwnData } from './ownData.ts';
import { measureOwnOrders } from './ownOrders.ts';
import { measureOwnPositions } from './ownPositions.ts';
import { measurePagesPerBlock } from './pagesPerBlock.ts';
import { measureRewardLists } from './rewardLists.ts';
import { measureRewardPages } from './rewardPages.ts';
import { measureRoutes } from './routes.ts';
import { measureStoredTransactions } from './storedTransactions.ts';
import { measureThrottledBook } from './throttledBook.ts';
import { measureEdge } from './scale/measureEdge.ts';
import { measureScale } from './scale/measureScale.ts';
import { measureSplitQuotes } from './splitQuotes.ts';
import { measureTokenPicker } from './tokenPicker.ts';
import { measureWalletConnect } from './walletConnect.ts';
import { measureZapQuotes } from './zapQuotes.ts';

const say = (message: string): void => console.error(`bench: ${message}`);

const machine = (): Findings => ({
  date: new Date().toISOString().slice(0, 10),
  processor: cpus()[0]?.model.trim() ?? 'unknown',
  cores: cpus().length,
  memoryGb: Math.round(totalmem() / 1e9),
  loadAtStart: Number((loadavg()[0] ?? 0).toFixed(2)),
  system: `${process.platform} ${process.arch}`,
  node: process.version,
});

const withBrowser = async <T>(measure: (browser: Browser) => Promise<T>): Promise<T> => {
  const program = findBrowser();
  if (!program.ok) throw new Error(program.error);
  const browser = await chromium.launch({
    executablePath: program.value,
    args: ['--no-sandbox', '--disable-background-networking'],
  });
  try {
    return await measure(browser);
  } finally {
    await browser.close();
  }
};

const withApplication = async <T>(measure: (application: Application) => Promise<T>): Promise<T> => {
  const application = await startApplication(say);
  try {
    return await measure(application);
  } finally {
    await application.stop();
  }
};

const measureApplication = (browser: Browser): Promise<Findings> =>
  withApplication(async (application) => {
    say('first load ...');
    const firstLoad = await measureFirstLoad(browser, application);
    const pageLoad = await measurePageLoad(browser, application, say);
    say('the page over some blocks, keys and while hidden ...');
    const live = await measureLivePage(browser, application);
    say('six tabs ...');
    const blocks = await measurePagesPerBlock(browser, application);
    const tabs = await measureOpenTabs(browser, application);
    say('a wallet on another device ...');
    const walletConnect = await measureWalletConnect(browser, application);
    say('requests for what an account has ...');
    const ownData = await measureOwnData(browser, application);
    say('5,000 stored transactions ...');
    const stored = await measureStoredTransactions(browser, application);
    say('long lists of pools and farms ...');
    const rewards = await measureRewardPages(browser, application);
    say('an account with 2,000 positions ...');
    const positions = await measureOwnPositions(browser, application);
    say('presses of the trade page ...');
    const presses = await measureInteractions(browser, application);
    // Last, because it leads the chain's time hours ahead.
    say('hours of the trade page ...');
    const hours = await measureLongRun(browser, application);
    return {
      firstLoad,
      pageLoad,
      live,
      blocks,
      tabs,
      walletConnect,
      ownData,
      stored,
      rewards,
      positions,
      presses,
      hours,
    };
  });

const measureInBrowser = async (browser: Browser): Promise<Findings> => {
  say('building the page for measurements ...');
  const server = await startBenchPage();
  try {
    say('engine in the browser ...');
    const { page } = await server.open(browser, { exactClock: true });
    const engine = await page.evaluate(() => window.benchPage.engine());
    await page.close();
    say('the book on a slow processor ...');
    const book = await measureThrottledBook(browser, server);
    say('the token picker over published lists ...');
    const picker = await measureTokenPicker(browser, server);
    say('the past of a position in a busy pool ...');
    const earnings = await measurePoolEarnings(browser, server);
    say('a long history ...');
    const history = await measureLongHistory(browser, server);
    say('the table of 10,000 pools ...');
    const explore = await measureExplore(browser, server);
    say('an order history of 10,000 orders ...');
    const ownOrders = await measureOwnOrders(browser, server);
    say('files of a long ledger ...');
    return {
      engine,
      book,
      picker,
      earnings,
      history,
      explore,
      ownOrders,
      ledger: await measureLongLedger(browser, server),
    };
  } finally {
    await server.stop();
  }
};

const report = (findings: Findings): void => {
  const broken = brokenLimits(findings);
  console.log(JSON.stringify({ ...findings, ok: broken.length === 0 }, undefined, 2));
  const about = Object.entries(typeof findings['machine'] === 'object' ? findings['machine'] : {});
  say(about.map(([name, value]) => `${name} ${String(value)}`).join(', '));
  say(`figures with a limit:\n${limitsTable(findings)}`);
  for (const sentence of broken) say(`broken limit: ${sentence}`);
  process.exitCode = broken.length === 0 ? 0 : 1;
};

const measureAll = async (): Promise<void> => {
  const about = machine();
  say('codec ...');
  const codec = measureCodec();
  const hostileAnswers = measureHostileAnswers();
  say('engine ...');
  const engine = {
    routes: measureRoutes(),
    restingOrders: measureRestingOrders(),
    bookEvents: measureBookEvents(),
    rewardLists: measureRewardLists(),
    accountHistory: measureAccountHistory(),
    zapQuotes: measureZapQuotes(),
    splitQuotes: measureSplitQuotes(),
  };
  say('an hour of the local chain ...');
  const localChain = await measureChainMemory();
  const { browser, ...page } = await withBrowser(async (opened) => ({
    browser: opened.version(),
    inBrowser: await measureInBrowser(opened),
    ...(await measureApplication(opened)),
  }));
  report({ machine: { ...about, browser }, ...page, codec, hostileAnswers, engine, localChain });
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
  all: measureAll,
  'page-load': ofApplication('pageLoad', (browser, application) => measurePageLoad(browser, application, say)),
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
