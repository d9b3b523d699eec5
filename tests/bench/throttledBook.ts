import type { Browser, JSHandle, Page } from '@playwright/test';
import type { BenchServer } from './benchPage.ts';
import { atMost, figure } from './figures.ts';
import type { Findings } from './figures.ts';
import { startWorkMeter } from './mainThread.ts';
import type { BookView } from './page/types.ts';
import { median } from './timing.ts';

const LIMITS = { updateMs: 16.7, rows: 60 } as const;
const SLOWER = 4;
const BLOCKS = 40;
const WARM_UP = 10;
const VIEWPORT = { width: 1440, height: 1100 } as const;

type Shown = JSHandle<BookView>;

/** Milliseconds of the processor that a block takes of the main thread, all its work included. */
const processorMs = async (page: Page, view: Shown): Promise<number> => {
  const meter = await startWorkMeter(page, 'threadTicks');
  const blocks: number[] = [];
  const empty: number[] = [];
  for (let block = -WARM_UP; block < BLOCKS; block += 1) {
    await view.evaluate((shown) => shown.prepare());
    const update = await meter(() => view.evaluate((shown) => shown.nextBlock()));
    const nothing = await meter(() => view.evaluate((shown) => shown.emptyFrame()));
    if (block < 0) continue;
    blocks.push(update.taskMs);
    empty.push(nothing.taskMs);
  }
  return median(blocks) - median(empty);
};

/** Milliseconds by the clock until a block's picture is painted, each block's. */
const clockMs = async (view: Shown): Promise<readonly number[]> => {
  const times: number[] = [];
  for (let block = -WARM_UP; block < BLOCKS; block += 1) {
    await view.evaluate((shown) => shown.prepare());
    const time = await view.evaluate((shown) => shown.nextBlock());
    if (block >= 0) times.push(time);
  }
  return times;
};

const measure = async (browser: Browser, server: BenchServer, orders: number): Promise<Findings> => {
  const { page, session } = await server.open(browser, { exactClock: true });
  await page.setViewportSize(VIEWPORT);
  const view = await page.evaluateHandle((count) => window.benchPage.showBook(count), orders);
  const processor = await processorMs(page, view);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const times = await clockMs(view);
  const rows = await view.evaluate((shown) => shown.rows());
  await page.close();
  return {
    update: atMost(LIMITS.updateMs, SLOWER * processor, 'ms of a processor a quarter as fast, median'),
    byTheClock: figure(median(times), 'ms from the events to the painted picture, what else the machine does included'),
    byTheClockBest: figure(Math.min(...times), 'ms'),
    rows: atMost(LIMITS.rows, rows, 'price levels in the document'),
  };
};

/** One block with 100 changed orders, from its events to the painted ladder, on a processor a quarter as fast. */
export const measureThrottledBook = async (browser: Browser, server: BenchServer): Promise<Findings> => ({
  slower: SLOWER,
  1000: await measure(browser, server, 1000),
  10_000: await measure(browser, server, 10_000),
});
