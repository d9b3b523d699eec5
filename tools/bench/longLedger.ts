import type { Browser } from '@playwright/test';
import type { LedgerFormat } from './page/types.ts';
import type { BenchServer } from './benchPage.ts';
import { atMost, exactly, figure, type Findings } from './figures.ts';
import { measureTasks } from './mainThreadTasks.ts';

const MOVEMENTS = 100_000;
/** Entries without a known value, each of another block. */
const ENTRIES = 5000;
/** Ten requests that the node refuses, and one that finds the pools. */
const FEW_CALLS = 11;
const FORMATS: readonly LedgerFormat[] = [
  ...(['spreadsheet', 'koinly', 'json', 'assets-average', 'assets-fifo', 'sales-fifo'] as const),
  'report-average',
];
/** Exceeds the limit: it writes 46 MB of HTML. */
const UNLIMITED: LedgerFormat = 'report-average';
const LONGEST_TASK_MS = 50;

/** Ledger of 100,000 movements of 5,000 transactions, from found transfers to rows, and to encoded files; pool prices of 5,000 entries. */
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
    for (const [name, hasState] of [
      ['fill', true],
      ['fillFromLogs', false],
    ] as const) {
      const { result, tasks } = await measureTasks(browser, page, () =>
        view.evaluate((entry, [count, isFull]) => entry.fill(count, isFull), [ENTRIES, hasState] as const),
      );
      found[name] = {
        longestTask: atMost(LONGEST_TASK_MS, tasks.longestProcessorMs, 'ms of the processor'),
        values: exactly(ENTRIES, result.filled, 'values'),
        calls: atMost(hasState ? ENTRIES : FEW_CALLS, result.calls, 'calls, ten in a request'),
        logs: result.logs,
      };
    }
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
