import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, CDPSession, JSHandle, Page } from '@playwright/test';
import type { BenchServer } from './benchPage.ts';
import { atMost, exactly, figure, type Findings } from './figures.ts';
import { measureTasks } from './mainThreadTasks.ts';
import type { DeskView, HistoryView } from './page/types.ts';

const LIMITS = { taskMs: 50, heapMb: 150, frameMs: 16.7 } as const;
const ORDERS = 1000;
const BLOCKS = 20;
const STEPS = 60;
const SAMPLE_MS = 100;
const TIMEOUT_MS = 240_000;
const MEGABYTE = 1_000_000;
/** Drawing and storing after the last trade are measured too. */
const SETTLE_MS = 1500;

const heapMb = async (session: CDPSession): Promise<number> =>
  (await session.send('Runtime.getHeapUsage')).usedSize / MEGABYTE;

const settledHeapMb = async (session: CDPSession): Promise<number> => {
  await session.send('HeapProfiler.enable');
  await session.send('HeapProfiler.collectGarbage');
  return heapMb(session);
};

interface Reading {
  readonly seconds: number;
  readonly peakMb: number;
}

const untilComplete = async (session: CDPSession, view: JSHandle<HistoryView>, events: number): Promise<Reading> => {
  const start = performance.now();
  let peakMb = 0;
  for (;;) {
    const { trades, isComplete } = await view.evaluate((entry) => ({
      trades: entry.trades(),
      isComplete: entry.isComplete(),
    }));
    peakMb = Math.max(peakMb, await heapMb(session));
    const seconds = (performance.now() - start) / 1000;
    if (isComplete && trades === events) return { seconds, peakMb };
    if (isComplete) throw new Error(`Of ${events} trades ${trades} are known`);
    if (seconds * 1000 > TIMEOUT_MS) throw new Error(`Only ${trades} of ${events} trades were read in time`);
    await sleep(SAMPLE_MS);
  }
};

const readOnce = async (
  browser: Browser,
  page: Page,
  session: CDPSession,
  { node }: BenchServer,
): Promise<Findings> => {
  node.reset();
  await page.waitForFunction('window.benchPage !== undefined');
  const { result: reading, tasks } = await measureTasks(browser, page, async () => {
    const view = await page.evaluateHandle(() => window.benchPage.showHistory('1m'));
    const complete = await untilComplete(session, view, node.events);
    await sleep(SETTLE_MS);
    if (!(await view.evaluate((entry) => entry.hasDrawing()))) throw new Error('No candle is drawn');
    return complete;
  });
  const { requests, logs, logBytes, refusals } = node.counts();
  return {
    seconds: figure(reading.seconds, 's until all trades are known'),
    longestTask: atMost(LIMITS.taskMs, tasks.longestProcessorMs, 'ms of the processor'),
    longTasks: exactly(0, tasks.long, 'tasks of more'),
    longestTaskByTheClock: figure(tasks.longestClockMs, 'ms, what else the machine does included'),
    heapAtPeak: atMost(LIMITS.heapMb, reading.peakMb, 'MB, garbage included'),
    heapAfter: atMost(LIMITS.heapMb, await settledHeapMb(session), 'MB'),
    requests: figure(requests, 'HTTP requests'),
    refusals: figure(refusals, 'ranges that the node refused'),
    logs: figure(logs, 'logs received'),
    received: figure(logBytes / MEGABYTE, 'MB of logs'),
  };
};

/** Moves the pointer along the first chart, one step per frame. */
const moveAlong = async (page: Page): Promise<void> => {
  const box = await page.locator('canvas').first().boundingBox();
  if (!box) throw new Error('The chart has no box');
  for (let step = 0; step < STEPS; step += 1) {
    await page.mouse.move(box.x + 100 + (step * (box.width - 200)) / STEPS, box.y + box.height / 2);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
};

const passBlocks = async (view: JSHandle<DeskView>): Promise<void> => {
  for (let block = 0; block < BLOCKS; block += 1) {
    await view.evaluate((shown) => shown.prepare());
    await view.evaluate((shown) => shown.nextBlock());
  }
};

/** Two linked charts of all trades and a book of 1,000 orders: opened, in blocks, under the pointer, and dragged. */
const measureDesk = async (browser: Browser, page: Page, { node }: BenchServer): Promise<Findings> => {
  await page.setViewportSize({ width: 2400, height: 700 });
  await page.waitForFunction('window.benchPage !== undefined');
  const opened = await measureTasks(browser, page, async () => {
    const view = await page.evaluateHandle((orders) => window.benchPage.showDesk(orders), ORDERS);
    const end = performance.now() + TIMEOUT_MS;
    while (!(await view.evaluate((shown, events) => shown.isComplete() && shown.trades() === events, node.events))) {
      if (performance.now() > end) throw new Error('The trades were not restored in time');
      await sleep(SAMPLE_MS);
    }
    await sleep(SETTLE_MS);
    return view;
  });
  const used = await measureTasks(browser, page, async () => {
    await passBlocks(opened.result);
    await moveAlong(page);
  });
  await page.mouse.down();
  const dragged = await measureTasks(browser, page, () => moveAlong(page));
  await page.mouse.up();
  return {
    open: atMost(LIMITS.taskMs, opened.tasks.longestProcessorMs, 'ms of the processor, longest task'),
    blocksAndCrosshair: atMost(LIMITS.taskMs, used.tasks.longestProcessorMs, 'ms of the processor, longest task'),
    drag: atMost(LIMITS.frameMs, dragged.tasks.longestProcessorMs, 'ms of the processor, longest task'),
  };
};

/** 100,000 trades are read over HTTP, stored and drawn as minute candles; a second load finds them in the database. */
export const measureLongHistory = async (browser: Browser, server: BenchServer): Promise<Findings> => {
  const { page, session } = await server.open(browser);
  try {
    const first = await readOnce(browser, page, session, server);
    await page.reload();
    const again = await readOnce(browser, page, session, server);
    await page.reload();
    const twoChartsAndBook = await measureDesk(browser, page, server);
    return { events: server.node.events, first, again, twoChartsAndBook };
  } finally {
    await page.close();
  }
};
