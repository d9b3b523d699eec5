import type { Browser, Page } from '@playwright/test';

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds of wall time and of processor time. */
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

export interface MainThreadTasks {
  readonly count: number;
  readonly longestProcessorMs: number;
  readonly longestClockMs: number;
  /** Tasks of more than 50 ms of processor time. */
  readonly long: number;
}

const LONG_MS = 50;

const tasksOf = (trace: string): MainThreadTasks => {
  const { traceEvents } = JSON.parse(trace) as { readonly traceEvents: readonly TraceEvent[] };
  const placeOf = ({ pid, tid }: TraceEvent): string => `${pid}:${tid}`;
  const threads = new Set(
    traceEvents.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain').map(placeOf),
  );
  const tasks = traceEvents.filter(
    (event) => event.ph === 'X' && event.name.endsWith('RunTask') && threads.has(placeOf(event)),
  );
  const longest = (key: 'dur' | 'tdur'): number => tasks.reduce((max, task) => Math.max(max, task[key] ?? 0), 0) / 1000;
  return {
    count: tasks.length,
    longestProcessorMs: longest('tdur'),
    longestClockMs: longest('dur'),
    long: tasks.filter(({ tdur = 0 }) => tdur > LONG_MS * 1000).length,
  };
};

/** Counts processor time, because on a busy machine wall time also passes while the thread waits. */
export const measureTasks = async <T>(
  browser: Browser,
  page: Page,
  step: () => Promise<T>,
): Promise<{ readonly result: T; readonly tasks: MainThreadTasks }> => {
  await browser.startTracing(page, { categories: ['toplevel'] });
  let trace: Buffer | undefined;
  try {
    const result = await step();
    trace = await browser.stopTracing();
    return { result, tasks: tasksOf(trace.toString('utf8')) };
  } finally {
    if (!trace) await browser.stopTracing();
  }
};
