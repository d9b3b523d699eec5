import type { Browser, JSHandle, Page } from '@playwright/test';
import type { BenchServer } from './benchPage.ts';
import { atMost, figure, type Findings } from './figures.ts';
import { startWorkMeter } from './mainThread.ts';
import type { BookView } from './page/types.ts';
import { median } from './timing.ts';

/** 16.7 ms on a machine on which 60 plain text rows take 8 ms, in proportion elsewhere. */
const LIMITS = { updateMs: 16.7, timesPlainTexts: 16.7 / 8, rows: 60 } as const;
const SLOWER = 4;
const BLOCKS = 60;
/** By then the browser has compiled the code of every block. */
const WARM_UP = 60;
const VIEWPORT = { width: 1440, height: 1100 } as const;

interface Frames {
  readonly prepare?: () => Promise<unknown>;
  readonly change: () => Promise<unknown>;
  readonly nothing: () => Promise<unknown>;
}

/** Milliseconds of processor time on the main thread per change, including all its work. */
const processorMs = async (page: Page, { prepare, change, nothing }: Frames): Promise<number> => {
  const meter = await startWorkMeter(page, 'threadTicks');
  const changes: number[] = [];
  const empty: number[] = [];
  for (let block = -WARM_UP; block < BLOCKS; block += 1) {
    await prepare?.();
    const work = await meter(change);
    const idle = await meter(nothing);
    if (block < 0) continue;
    changes.push(work.taskMs);
    empty.push(idle.taskMs);
  }
  return median(changes) - median(empty);
};

/** Milliseconds of wall time until the paint, per block. */
const clockMs = async (view: JSHandle<BookView>): Promise<readonly number[]> => {
  const times: number[] = [];
  for (let block = 0; block < BLOCKS; block += 1) {
    await view.evaluate((shown) => shown.prepare());
    times.push(await view.evaluate((shown) => shown.nextBlock()));
  }
  return times;
};

const openWide = async (browser: Browser, server: BenchServer): ReturnType<BenchServer['open']> => {
  const opened = await server.open(browser, { exactClock: true });
  await opened.page.setViewportSize(VIEWPORT);
  return opened;
};

const plainTextsMs = async (browser: Browser, server: BenchServer): Promise<number> => {
  const { page } = await openWide(browser, server);
  const view = await page.evaluateHandle(() => window.benchPage.showTexts());
  const milliseconds = await processorMs(page, {
    change: () => view.evaluate((shown) => shown.rewrite()),
    nothing: () => view.evaluate((shown) => shown.emptyFrame()),
  });
  await page.close();
  return milliseconds;
};

const measure = async (browser: Browser, server: BenchServer, orders: number, plain: number): Promise<Findings> => {
  const { page, session } = await openWide(browser, server);
  const view = await page.evaluateHandle((count) => window.benchPage.showBook(count), orders);
  const processor = await processorMs(page, {
    prepare: () => view.evaluate((shown) => shown.prepare()),
    change: () => view.evaluate((shown) => shown.nextBlock()),
    nothing: () => view.evaluate((shown) => shown.emptyFrame()),
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const times = await clockMs(view);
  const rows = await view.evaluate((shown) => shown.rows());
  await page.close();
  return {
    update: atMost(LIMITS.updateMs, SLOWER * processor, 'ms of a processor a quarter as fast, median'),
    timesPlainTexts: atMost(
      LIMITS.timesPlainTexts,
      processor / plain,
      'times what rewriting 60 rows of plain text nodes takes',
    ),
    byTheClock: figure(median(times), 'ms from the events to the painted picture, what else the machine does included'),
    byTheClockBest: figure(Math.min(...times), 'ms'),
    rows: atMost(LIMITS.rows, rows, 'price levels in the document'),
  };
};

/** 100 changed orders, from events to the painted ladder, at a quarter of the processor. */
export const measureThrottledBook = async (browser: Browser, server: BenchServer): Promise<Findings> => {
  const plain = await plainTextsMs(browser, server);
  return {
    slower: SLOWER,
    plainTexts: figure(SLOWER * plain, 'ms of a processor a quarter as fast for 60 rows of plain text nodes, median'),
    1000: await measure(browser, server, 1000, plain),
    10_000: await measure(browser, server, 10_000, plain),
  };
};
