import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import type { BenchServer } from './benchPage.ts';
import { atMost, figure, type Figure, type Findings } from './figures.ts';
import { measureTasks } from './mainThreadTasks.ts';

const ORDERS = 10_000;
const LONGEST_TASK_MS = 50;
const SETTLE_MS = 500;
const STEPS = ['open', 'bySide', 'byStatus', 'byDates', 'all', 'showMore', 'openTrades'] as const;

/** Order history of 10,000 orders: first rows with totals, then each filter. */
export const measureOwnOrders = async (browser: Browser, server: BenchServer): Promise<Findings> => {
  const { page } = await server.open(browser);
  try {
    const view = await page.evaluateHandle((count) => window.benchPage.showOwnOrders(count), ORDERS);
    const longestTask: Record<string, Figure> = {};
    const counted: Record<string, string> = {};
    for (const step of STEPS) {
      const { tasks } = await measureTasks(browser, page, async () => {
        await view.evaluate((shown, name) => shown[name](), step);
        await sleep(SETTLE_MS);
      });
      longestTask[step] = atMost(LONGEST_TASK_MS, tasks.longestProcessorMs, 'ms of the processor, longest task');
      counted[step] = await view.evaluate((shown) => shown.counted());
    }
    const rows = await view.evaluate((shown) => shown.rows());
    return { orders: ORDERS, rows: figure(rows, 'rows in the document'), counted, longestTask };
  } finally {
    await page.close();
  }
};
