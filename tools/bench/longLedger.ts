import type { Browser } from '@playwright/test';
import type { LedgerFormat } from './page/types.ts';
import type { BenchServer } from './benchPage.ts';
import { atMost, exactly, figure, type Findings } from './figures.ts';
import { measureTasks } from './mainThreadTasks.ts';

const MOVEMENTS = 100_000;
const REWARDS = 5_000;
const FORMATS: readonly LedgerFormat[] = [
  ...(['spreadsheet', 'koinly', 'json', 'assets-average', 'assets-fifo', 'sales-fifo'] as const),
  'report-average',
];
/** Still above the limit: 46 MB of HTML. */
const UNLIMITED: LedgerFormat = 'report-average';
const LONGEST_TASK_MS = 50;

/** Ledger of 100,000 movements of 5,000 transactions, from found transfers to rows, and to encoded files. */
export const measureLongLedger = async (browser: Browser, server: BenchServer): Promise<Findings> => {
  const { page } = await server.open(browser);
  try {
    await page.waitForFunction('window.benchPage !== undefined');
    const view = await page.evaluateHandle((count) => window.benchPage.showLedger(count), MOVEMENTS);
    const found: Record<string, Findings> = {};
    const joined = await measureTasks(browser, page, () => view.evaluate((entry) => entry.join()));
    found['join'] = {
      longestTask: atMost(LONGEST_TASK_MS, joined.tasks.longestProcessorMs, 'ms of the processor'),
      rows: joined.result,
    };
    const checked = await measureTasks(browser, page, () => view.evaluate((entry) => entry.check()));
    found['check'] = {
      longestTask: atMost(LONGEST_TASK_MS, checked.tasks.longestProcessorMs, 'ms of the processor'),
      tokensAndFees: checked.result,
    };
    const filled = await measureTasks(browser, page, () => view.evaluate((entry, count) => entry.fill(count), REWARDS));
    found['fill'] = {
      longestTask: atMost(LONGEST_TASK_MS, filled.tasks.longestProcessorMs, 'ms of the processor'),
      values: exactly(REWARDS, filled.result.values, 'values'),
      calls: atMost(REWARDS, filled.result.calls, 'calls, ten in a request'),
    };
    const kept = await measureTasks(browser, page, () => view.evaluate((entry) => entry.keep()));
    found['keep'] = {
      longestTask: atMost(LONGEST_TASK_MS, kept.tasks.longestProcessorMs, 'ms of the processor'),
      seconds: figure(kept.result / 1000, 's'),
    };
    const restored = await measureTasks(browser, page, () => view.evaluate((entry) => entry.restore()));
    found['restore'] = {
      longestTask: atMost(LONGEST_TASK_MS, restored.tasks.longestProcessorMs, 'ms of the processor'),
      transfers: restored.result,
    };
    for (const format of FORMATS) {
      const start = performance.now();
      const { result, tasks } = await measureTasks(browser, page, () =>
        view.evaluate((entry, chosen) => entry.file(chosen), format),
      );
      found[format] = {
        longestTask:
          format === UNLIMITED
            ? figure(tasks.longestProcessorMs, 'ms of the processor')
            : atMost(LONGEST_TASK_MS, tasks.longestProcessorMs, 'ms of the processor'),
        size: figure(result / 1_000_000, 'MB'),
        seconds: figure((performance.now() - start) / 1000, 's'),
      };
    }
    return { movements: MOVEMENTS, ...found };
  } finally {
    await page.close();
  }
};
