import type { Browser } from '@playwright/test';
import { measureAccountHistory } from './accountHistory.ts';
import { startBenchPage } from './benchPage.ts';
import { measureBookEvents } from './bookEvents.ts';
import { measureChainMemory } from './chainMemory.ts';
import { measureCodec } from './codec.ts';
import type { Findings } from './figures.ts';
import { measureExplore } from './explore.ts';
import { measureFirstAnswers } from './firstAnswers.ts';
import { measureFirstLoad } from './firstLoad.ts';
import { measureHostileAnswers } from './hostileAnswers.ts';
import { measureLivePage } from './livePage.ts';
import { measureInteractions } from './interactions.ts';
import { measureLongHistory } from './longHistory.ts';
import { measureLongLedger } from './longLedger.ts';
import { measureLongRun } from './longRun.ts';
import { measurePageLoad } from './pageLoad/measurePageLoad.ts';
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
import { measureSplitQuotes } from './splitQuotes.ts';
import { measureTokenPicker } from './tokenPicker.ts';
import { measureWalletConnect } from './walletConnect.ts';
import { measureZapQuotes } from './zapQuotes.ts';
import { say, machine, withBrowser, withApplication } from './surroundings.ts';

const measureApplication = (browser: Browser): Promise<Findings> =>
  withApplication(async (application) => {
    say('first load ...');
    const firstLoad = await measureFirstLoad(browser, application);
    const firstAnswers = await measureFirstAnswers(browser, application);
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
    say('presses of the trade page ...');
    const presses = await measureInteractions(browser, application);
    say('an account with 2,000 positions ...');
    const positions = await measureOwnPositions(browser, application);
    // Runs last, because it moves the chain's time hours ahead.
    say('hours of the trade page ...');
    const hours = await measureLongRun(browser, application);
    return {
      firstLoad,
      firstAnswers,
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

/** Runs all parts, in about half an hour. */
export const measureEverything = async (): Promise<Findings> => {
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
  return { machine: { ...about, browser }, ...page, codec, hostileAnswers, engine, localChain };
};
