import type { Browser } from '@playwright/test';
import type { BenchServer } from './benchPage.ts';
import { atMost, figure } from './figures.ts';
import type { Findings } from './figures.ts';
import { median } from './timing.ts';

const LIMITS = { updateMs: 16.7, rows: 60 } as const;
const SLOWER = 4;
const BLOCKS = 40;
const WARM_UP = 10;
const VIEWPORT = { width: 1440, height: 1100 } as const;

const measure = async (browser: Browser, server: BenchServer, orders: number): Promise<Findings> => {
  const { page, session } = await server.open(browser, { exactClock: true });
  await page.setViewportSize(VIEWPORT);
  const view = await page.evaluateHandle((count) => window.benchPage.showBook(count), orders);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const times: number[] = [];
  for (let block = -WARM_UP; block < BLOCKS; block += 1) {
    const time = await view.evaluate((shown) => shown.nextBlock());
    if (block >= 0) times.push(time);
  }
  const rows = await view.evaluate((shown) => shown.rows());
  await page.close();
  return {
    update: atMost(LIMITS.updateMs, median(times), 'ms from the events to the painted picture, median'),
    worst: figure(Math.max(...times), 'ms'),
    rows: atMost(LIMITS.rows, rows, 'price levels in the document'),
  };
};

/** One block with 100 changed orders, from its events to the painted ladder, on a processor a quarter as fast. */
export const measureThrottledBook = async (browser: Browser, server: BenchServer): Promise<Findings> => ({
  slower: SLOWER,
  1000: await measure(browser, server, 1000),
  10_000: await measure(browser, server, 10_000),
});
