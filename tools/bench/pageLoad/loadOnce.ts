import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, CDPSession } from '@playwright/test';
import { installLoadWatch, loadComplete, type FirstContent, type LoadSeen } from './loadWatch.ts';
import { openSlowPhone } from './slowPhone.ts';
import { watchTransfers } from './transfers.ts';

/** Time without user actions. */
const UNTOUCHED_MS = 15_000;
const LONG_MS = 50;

/** Milliseconds since the navigation, milliseconds of work, or bytes. */
export interface Load {
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly usable: number;
  /** Task time above 50 ms between first paint and first content, summed. */
  readonly blocking: number;
  /** The longest task before the first content, and after it. */
  readonly longestBefore: number;
  readonly longestAfter: number;
  readonly script: number;
  readonly layoutShift: number;
  /** Until complete, including the node's answers. */
  readonly bytes: number;
  /** In the first 15 s. */
  readonly answerBytes: number;
  /** Factor by which the processor was slowed down. */
  readonly slowdown: number;
}

const scriptMs = async (session: CDPSession): Promise<number> => {
  const { metrics } = await session.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0);
};

const longest = (tasks: LoadSeen['tasks']): number =>
  tasks.reduce((most, { milliseconds }) => Math.max(most, milliseconds), 0);

const tasksOf = ({ tasks, firstPaint, shownAt = Infinity }: LoadSeen) => {
  const before = tasks.filter(({ at }) => at < shownAt);
  const painted = before.filter(({ at, milliseconds }) => at + milliseconds > firstPaint);
  return {
    blocking: painted.reduce((sum, { milliseconds }) => sum + Math.max(0, milliseconds - LONG_MS), 0),
    longestBefore: longest(before),
    longestAfter: longest(tasks.filter(({ at }) => at >= shownAt)),
  };
};

interface Address {
  readonly url: string;
  readonly content: FirstContent;
  readonly rpcUrl: string;
}

/** Loads a page on a slow phone with an empty cache, without user actions. @returns also the loaded addresses */
export const loadOnce = async (
  browser: Browser,
  { url, content, rpcUrl }: Address,
): Promise<{ readonly load: Load; readonly urls: readonly string[] }> => {
  const { page, session, slowdown, close } = await openSlowPhone(browser);
  try {
    await session.send('Performance.enable', { timeDomain: 'timeTicks' });
    await installLoadWatch(page, content);
    const transfers = watchTransfers(session);
    const start = Date.now();
    await page.goto(url, { waitUntil: 'commit' });
    await loadComplete(page);
    const script = await scriptMs(session);
    await sleep(Math.max(0, start + UNTOUCHED_MS - Date.now()));
    const seen = await page.evaluate(() => window.loadSeen);
    const { firstPaint, largestPaint, layoutShift, usableAt = NaN, completeAt = NaN } = seen;
    const bytes = transfers.bytesUntil(completeAt / 1000);
    const answerBytes = transfers.bytesUntil(UNTOUCHED_MS / 1000, (transfer) => transfer.startsWith(rpcUrl));
    const load = {
      firstPaint,
      largestPaint,
      usable: usableAt,
      ...tasksOf(seen),
      script,
      layoutShift,
      bytes,
      answerBytes,
      slowdown,
    };
    return { load, urls: transfers.urls() };
  } finally {
    await close();
  }
};
