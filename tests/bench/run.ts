/**
 * `npm run bench`: what the page and the engine cost, as JSON, and the figures with a limit as a table on the error
 * output; fails when a limit is broken.
 */
import { cpus, loadavg, totalmem } from 'node:os';
import { chromium } from '@playwright/test';
import type { Browser } from '@playwright/test';
import { findBrowser } from '../../e2e/browser.ts';
import { startApplication } from './application.ts';
import { startBenchPage } from './benchPage.ts';
import { measureBookEvents } from './bookEvents.ts';
import { measureChainMemory } from './chainMemory.ts';
import { measureCodec } from './codec.ts';
import { brokenLimits, limitsTable } from './figures.ts';
import type { Findings } from './figures.ts';
import { measureFirstLoad } from './firstLoad.ts';
import { measureLivePage } from './livePage.ts';
import { measureLongHistory } from './longHistory.ts';
import { measurePoolEarnings } from './poolEarnings.ts';
import { measureRestingOrders } from './restingOrders.ts';
import { measureRoutes } from './routes.ts';
import { measureThrottledBook } from './throttledBook.ts';
import { measureTokenPicker } from './tokenPicker.ts';

const say = (message: string): void => console.error(`bench: ${message}`);

const machine = (): Findings => ({
  processor: cpus()[0]?.model.trim() ?? 'unknown',
  cores: cpus().length,
  memoryGb: Math.round(totalmem() / 1e9),
  loadAtStart: Number((loadavg()[0] ?? 0).toFixed(2)),
  system: `${process.platform} ${process.arch}`,
  node: process.version,
});

const launchBrowser = async (): Promise<Browser> => {
  const program = findBrowser();
  if (!program.ok) throw new Error(program.error);
  return chromium.launch({
    executablePath: program.value,
    args: ['--no-sandbox', '--disable-background-networking'],
  });
};

const measureApplication = async (browser: Browser): Promise<Findings> => {
  const application = await startApplication(say);
  try {
    say('first load ...');
    const firstLoad = await measureFirstLoad(browser, application);
    say('the page over some blocks, keys and while hidden ...');
    const live = await measureLivePage(browser, application);
    return { firstLoad, live };
  } finally {
    await application.stop();
  }
};

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
    return { engine, book, picker, earnings, history: await measureLongHistory(browser, server) };
  } finally {
    await server.stop();
  }
};

const main = async (): Promise<void> => {
  const about = machine();
  say('codec ...');
  const codec = measureCodec();
  say('engine ...');
  const engine = { routes: measureRoutes(), restingOrders: measureRestingOrders(), bookEvents: measureBookEvents() };
  say('an hour of the local chain ...');
  const localChain = await measureChainMemory();
  const browser = await launchBrowser();
  const version = browser.version();
  const page = await (async () => {
    try {
      return { inBrowser: await measureInBrowser(browser), ...(await measureApplication(browser)) };
    } finally {
      await browser.close();
    }
  })();
  const findings: Findings = { machine: { ...about, browser: version }, ...page, codec, engine, localChain };
  const broken = brokenLimits(findings);
  console.log(JSON.stringify({ ...findings, ok: broken.length === 0 }, undefined, 2));
  say(`figures with a limit:\n${limitsTable(findings)}`);
  for (const sentence of broken) say(`broken limit: ${sentence}`);
  process.exitCode = broken.length === 0 ? 0 : 1;
};

main().catch((cause: unknown) => {
  say(cause instanceof Error ? (cause.stack ?? cause.message) : String(cause));
  process.exitCode = 2;
});
