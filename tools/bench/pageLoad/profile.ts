import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import type { Application } from '../application.ts';
import { startCompressedServer } from './compressedServer.ts';
import { costsOf, samplesOf, within, type Cost, type CpuProfile } from './cpuProfile.ts';
import { LOAD_CATEGORIES, readLoadTrace, type LoadTrace, type Task } from './loadTrace.ts';
import { installLoadWatch, loadComplete, SHOWN_MARK, type FirstContent } from './loadWatch.ts';
import type { MeasuredPage } from './measuredPages.ts';
import { openSlowPhone } from './slowPhone.ts';
import { sourceNames, type SourceFunction } from './sourceNames.ts';

const SAMPLE_MICROSECONDS = 250;
/** Includes work that starts after the first paint. */
const SETTLE_MS = 3000;
/** Other load of the machine slows some loads. */
const LOADS = 3;
const LONG_MS = 50;
const SHOWN = 40;
const SHOWN_PER_TASK = 12;

type Samples = ReturnType<typeof samplesOf>;

const functionOf = ({ name, file }: SourceFunction): string => `${name}  ${file}`;
const packageOf = ({ file }: SourceFunction): string =>
  /^src\/[^/]+/.exec(file)?.[0] ?? /^(?:@[^/]+\/)?[^/]+/.exec(file)?.[0] ?? file;

const numbers = ({ selfMs, totalMs, name }: Cost): string =>
  `${selfMs.toFixed(1).padStart(8)} ${totalMs.toFixed(1).padStart(8)}  ${name}`;

const table = (title: string, costs: readonly Cost[], key: 'selfMs' | 'totalMs', count = SHOWN): string =>
  [
    title,
    '    self    total  ms',
    ...costs
      .toSorted((a, b) => b[key] - a[key])
      .slice(0, count)
      .map(numbers),
  ].join('\n');

const workText = (trace: LoadTrace, from: number, to: number): string =>
  trace
    .workBetween(from, to)
    .filter(([, milliseconds]) => milliseconds >= 2)
    .slice(0, SHOWN_PER_TASK)
    .map(([name, milliseconds]) => `${name} ${milliseconds.toFixed(0)}`)
    .join(', ');

const taskTitle = ({ at, duration }: Task, start: number): string =>
  `${((at - start) / 1000).toFixed(0).padStart(6)} ms: ${(duration / 1000).toFixed(0).padStart(4)} ms`;

const taskText = (samples: Samples, task: Task, start: number): string => {
  const costs = costsOf(within(samples, task.at, task.at + task.duration), functionOf);
  return [
    `task at ${taskTitle(task, start)}`,
    table('by themselves', costs, 'selfMs', SHOWN_PER_TASK),
    table('with what they call', costs, 'totalMs', 2 * SHOWN_PER_TASK),
  ].join('\n');
};

const momentsText = (trace: LoadTrace, start: number): string =>
  ['firstPaint', 'firstContentfulPaint', 'largestContentfulPaint::Candidate', SHOWN_MARK]
    .map((name) => `${name} ${(((trace.momentOf(name) ?? NaN) - start) / 1000).toFixed(0)} ms`)
    .join(', ');

interface Load {
  readonly trace: LoadTrace;
  readonly profile: CpuProfile;
  readonly start: number;
  readonly end: number;
}

const profileOnce = async (browser: Browser, url: string, content: FirstContent): Promise<Load> => {
  const { page, session, close } = await openSlowPhone(browser);
  try {
    await session.send('Profiler.enable');
    await session.send('Profiler.setSamplingInterval', { interval: SAMPLE_MICROSECONDS });
    await session.send('Profiler.start');
    await installLoadWatch(page, content);
    await browser.startTracing(page, { categories: LOAD_CATEGORIES });
    await page.goto(url, { waitUntil: 'commit' });
    await loadComplete(page);
    await sleep(SETTLE_MS);
    const trace = readLoadTrace(await browser.stopTracing());
    const { profile } = await session.send('Profiler.stop');
    const start = trace.momentOf('navigationStart') ?? profile.startTime;
    return { trace, profile, start, end: trace.momentOf(SHOWN_MARK) ?? Infinity };
  } finally {
    await close();
  }
};

const describe = ({ trace, profile, start, end }: Load, outDir: string): string => {
  const samples = samplesOf(profile, sourceNames(outDir));
  const loading = within(samples, start, end);
  const byFunction = costsOf(loading, functionOf);
  const byFile = costsOf(loading, ({ file }) => file);
  const long = trace.tasks.filter(({ at, duration }) => at >= start && duration > LONG_MS * 1000);
  const longTexts = long.map(
    (task) => `${taskTitle(task, start)}; ${workText(trace, task.at, task.at + task.duration)}`,
  );
  return [
    momentsText(trace, start),
    `kinds of work until the content is shown: ${workText(trace, start, end)}`,
    `tasks over ${LONG_MS} ms:\n${longTexts.join('\n')}`,
    table('packages, until the content is shown', costsOf(loading, packageOf), 'selfMs'),
    table('functions by themselves, until the content is shown', byFunction, 'selfMs'),
    table('functions with what they call, until the content is shown', byFunction, 'totalMs'),
    table('files by themselves, until the content is shown', byFile, 'selfMs'),
    table('files with what they call, until the content is shown', byFile, 'totalMs'),
    ...long.map((task) => taskText(samples, task, start)),
  ].join('\n\n');
};

/** Main thread work of the fastest load by function, file, package and task. The profiler slows everything down. */
export const profilePageLoad = async (
  browser: Browser,
  { outDir }: Pick<Application, 'outDir'>,
  { path, content }: MeasuredPage,
): Promise<string> => {
  const server = await startCompressedServer(outDir);
  try {
    const loads: Load[] = [];
    while (loads.length < LOADS) loads.push(await profileOnce(browser, server.url + path, content));
    const [quickest] = loads.toSorted((a, b) => a.end - a.start - (b.end - b.start));
    return quickest ? describe(quickest, outDir) : '';
  } finally {
    await server.stop();
  }
};
