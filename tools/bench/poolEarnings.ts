import type { Browser } from '@playwright/test';
import type { BenchServer } from './benchPage.ts';
import { atMost, exactly, figure, type Findings } from './figures.ts';
import { measureTasks } from './mainThreadTasks.ts';

const EVENTS = 10_000;
const OWN_DEPOSITS = 100;
const LONGEST_TASK_MS = 50;

/** Computes the earnings of a position from the logs of a pool with 10,000 additions. */
export const measurePoolEarnings = async (browser: Browser, server: BenchServer): Promise<Findings> => {
  const { page } = await server.open(browser);
  try {
    await page.waitForFunction('window.benchPage !== undefined');
    const view = await page.evaluateHandle((events) => window.benchPage.showEarnings(events), EVENTS);
    const { result, tasks } = await measureTasks(browser, page, async () => {
      const start = performance.now();
      const deposits = await view.evaluate((entry) => entry.read());
      return { deposits, seconds: (performance.now() - start) / 1000 };
    });
    if (result.deposits !== OWN_DEPOSITS) throw new Error(`${result.deposits} deposits were found`);
    return {
      events: EVENTS,
      seconds: figure(result.seconds, 's until it is known'),
      longestTask: atMost(LONGEST_TASK_MS, tasks.longestProcessorMs, 'ms of the processor'),
      longTasks: exactly(0, tasks.long, 'tasks of more'),
    };
  } finally {
    await page.close();
  }
};
