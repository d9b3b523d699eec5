/** `npm run bench`: what the page and the engine cost, as JSON; fails when a limit is broken. */
import { cpus, loadavg, totalmem } from 'node:os';
import { chromium } from '@playwright/test';
import { findBrowser } from '../../e2e/browser.ts';
import { startApplication } from './application.ts';
import { measureBookEvents } from './bookEvents.ts';
import { measureCodec } from './codec.ts';
import { brokenLimits } from './figures.ts';
import type { Findings } from './figures.ts';
import { measureFirstLoad } from './firstLoad.ts';
import { measureLivePage } from './livePage.ts';
import { measureRestingOrders } from './restingOrders.ts';
import { measureRoutes } from './routes.ts';

const say = (message: string): void => console.error(`bench: ${message}`);

const machine = (): Findings => ({
  processor: cpus()[0]?.model.trim() ?? 'unknown',
  cores: cpus().length,
  memoryGb: Math.round(totalmem() / 1e9),
  loadAtStart: Number((loadavg()[0] ?? 0).toFixed(2)),
  system: `${process.platform} ${process.arch}`,
  node: process.version,
});

const measurePage = async (): Promise<Findings> => {
  const program = findBrowser();
  if (!program.ok) throw new Error(program.error);
  const application = await startApplication(say);
  const browser = await chromium.launch({
    executablePath: program.value,
    args: ['--no-sandbox', '--disable-background-networking'],
  });
  try {
    say('first load ...');
    const firstLoad = await measureFirstLoad(browser, application);
    say('the page over some blocks, keys and while hidden ...');
    const live = await measureLivePage(browser, application);
    return { browser: browser.version(), firstLoad, live };
  } finally {
    await browser.close();
    await application.stop();
  }
};

const main = async (): Promise<void> => {
  const about = machine();
  say('codec ...');
  const codec = measureCodec();
  say('engine ...');
  const engine = { routes: measureRoutes(), restingOrders: measureRestingOrders(), bookEvents: measureBookEvents() };
  const { browser, ...page } = await measurePage();
  const findings: Findings = { machine: { ...about, browser: browser ?? '' }, ...page, codec, engine };
  const broken = brokenLimits(findings);
  console.log(JSON.stringify({ ...findings, ok: broken.length === 0 }, undefined, 2));
  for (const sentence of broken) say(`broken limit: ${sentence}`);
  process.exitCode = broken.length === 0 ? 0 : 1;
};

main().catch((cause: unknown) => {
  say(cause instanceof Error ? (cause.stack ?? cause.message) : String(cause));
  process.exitCode = 2;
});
