import type { CDPSession, Page } from '@playwright/test';
import { figure, type Findings } from './figures.ts';
import { median } from './timing.ts';

export interface Work {
  readonly scriptMs: number;
  readonly taskMs: number;
}

export type WorkMeter = (step: () => Promise<unknown>) => Promise<Work>;

const workSinceStart = async (session: CDPSession): Promise<Work> => {
  const { metrics } = await session.send('Performance.getMetrics');
  const milliseconds = (name: string): number => 1000 * (metrics.find((metric) => metric.name === name)?.value ?? 0);
  return { scriptMs: milliseconds('ScriptDuration'), taskMs: milliseconds('TaskDuration') };
};

/**
 * Differences of the browser's counters around each step. `threadTicks` count processor time, because wall time also
 * passes while the thread waits.
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
