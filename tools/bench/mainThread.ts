import type { CDPSession, Page } from '@playwright/test';
import { figure } from './figures.ts';
import type { Findings } from './figures.ts';
import { median } from './timing.ts';

/** Milliseconds of script, and of all work of the main thread. */
export interface Work {
  readonly scriptMs: number;
  readonly taskMs: number;
}

/** Runs the step and reports the page's work for it. */
export type WorkMeter = (step: () => Promise<unknown>) => Promise<Work>;

const workSinceStart = async (session: CDPSession): Promise<Work> => {
  const { metrics } = await session.send('Performance.getMetrics');
  const milliseconds = (name: string): number => 1000 * (metrics.find((metric) => metric.name === name)?.value ?? 0);
  return { scriptMs: milliseconds('ScriptDuration'), taskMs: milliseconds('TaskDuration') };
};

/**
 * Reads the browser's own counters around each step. With `threadTicks` they count the processor's time alone: on a
 * machine that does other work too the clock runs on while the thread waits for its turn.
 */
export const startWorkMeter = async (
  page: Page,
  timeDomain: 'timeTicks' | 'threadTicks' = 'timeTicks',
): Promise<WorkMeter> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain });
  return async (step) => {
    const before = await workSinceStart(session);
    await step();
    const after = await workSinceStart(session);
    return { scriptMs: after.scriptMs - before.scriptMs, taskMs: after.taskMs - before.taskMs };
  };
};

export const describeWork = (steps: readonly Work[]): Findings => {
  const script = steps.map(({ scriptMs }) => scriptMs);
  return {
    script: figure(median(script), 'ms, median'),
    scriptWorst: figure(Math.max(...script), 'ms'),
    mainThread: figure(median(steps.map(({ taskMs }) => taskMs)), 'ms of all its work, median'),
  };
};
