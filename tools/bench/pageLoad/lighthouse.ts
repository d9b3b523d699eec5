import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { findBrowser } from '../../../e2e/browser.ts';
import type { Application } from '../application.ts';
import { exactly, figure, type Figure, type Findings } from '../figures.ts';
import { startBarePage } from './barePage.ts';
import { startCompressedServer } from './compressedServer.ts';
import { MEASURED_PAGES } from './measuredPages.ts';
import { phoneSlowdown } from './phoneSlowdown.ts';

/** No dev dependency: 200 packages of 185 MB, fetched only for this part of the bench. */
const LIGHTHOUSE = 'lighthouse@12.8.2';
const FLAGS = ['--output=json', '--quiet', '--no-enable-error-reporting', '--chrome-flags=--headless=new --no-sandbox'];
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const MIN_PERFORMANCE = 90;
const RUNS = 3;

type Scores = Readonly<Record<(typeof CATEGORIES)[number], number>>;

interface Run {
  readonly scores: Scores;
  readonly slowdown: number;
}

interface LighthouseReport {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
}

/** `own` measures the machine, `program` is started by Lighthouse. */
interface Browsers {
  readonly own: Browser;
  readonly program: string;
}

const runLighthouse = (url: string, flags: readonly string[], program: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const args = ['--yes', LIGHTHOUSE, url, `--only-categories=${CATEGORIES.join(',')}`, ...FLAGS, ...flags];
    const env = { ...process.env, CHROME_PATH: program };
    const child = spawn('npx', args, { env, stdio: ['ignore', 'ignore', 'pipe'] });
    let words = '';
    child.stderr.on('data', (text: Buffer) => (words += text.toString('utf8')));
    child.once('error', reject);
    child.once('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`${LIGHTHOUSE} ended with ${String(code)} at ${url}:\n${words}`)),
    );
  });

const runOnce = async (url: string, { own, program }: Browsers): Promise<Run> => {
  const folder = await mkdtemp(join(tmpdir(), 'myt-bench-lighthouse-'));
  try {
    const file = join(folder, 'report.json');
    const slowdown = await phoneSlowdown(own);
    const flags = [`--output-path=${file}`, `--throttling.cpuSlowdownMultiplier=${slowdown.toFixed(2)}`];
    await runLighthouse(url, flags, program);
    const { categories } = JSON.parse(await readFile(file, 'utf8')) as LighthouseReport;
    const scores = CATEGORIES.map((name) => {
      const score = categories[name]?.score;
      if (typeof score !== 'number') throw new Error(`${LIGHTHOUSE} has no score of ${name} at ${url}`);
      return [name, Math.round(100 * score)] as const;
    });
    return { scores: Object.fromEntries(scores) as Scores, slowdown };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

/** The browser sometimes loses its trace, so a run without a score is repeated once. */
const runAgain = (url: string, browsers: Browsers): Promise<Run> =>
  runOnce(url, browsers).catch(() => runOnce(url, browsers));

/** Median of three runs: other load slows single runs. */
const middleRun = async (url: string, browsers: Browsers): Promise<Run> => {
  const runs: Run[] = [];
  while (runs.length < RUNS) runs.push(await runAgain(url, browsers));
  const middle = runs.toSorted((a, b) => a.scores.performance - b.scores.performance)[Math.floor(RUNS / 2)];
  if (!middle) throw new Error('Lighthouse did not run');
  return middle;
};

const performance = (score: number, bare: number): Figure => ({
  ...figure(score, `of 100; the bare page has ${bare}`),
  limit: `>= ${MIN_PERFORMANCE} where the bare page has 100`,
  ok: score >= (MIN_PERFORMANCE * bare) / 100,
});

const OTHERS = CATEGORIES.filter((name) => name !== 'performance');

/** Audits the pages as a host serves them, and the bare page, on an equally slow phone on every machine. */
export const measureLighthouse = async (own: Browser, application: Application): Promise<Findings> => {
  const program = findBrowser();
  if (!program.ok) throw new Error(program.error);
  const browsers = { own, program: program.value };
  const server = await startCompressedServer(application.outDir);
  const barePage = await startBarePage(application);
  try {
    const bare = await middleRun(barePage.url, browsers);
    const found: [string, Findings][] = [];
    for (const { name, path } of MEASURED_PAGES) {
      const { scores, slowdown } = await middleRun(server.url + path, browsers);
      const others = OTHERS.map((category) => [category, exactly(100, scores[category], 'of 100')] as const);
      const judged = {
        performance: performance(scores.performance, bare.scores.performance),
        ...Object.fromEntries(others),
      };
      found.push([name, { ...judged, slowdown }]);
    }
    return { bare: { ...bare.scores, slowdown: bare.slowdown }, ...Object.fromEntries(found) };
  } finally {
    await Promise.allSettled([barePage.stop(), server.stop()]);
  }
};
