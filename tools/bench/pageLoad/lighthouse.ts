import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from '../../../e2e/browser.ts';
import type { Application } from '../application.ts';
import { exactly, figure, type Figure, type Findings } from '../figures.ts';
import { startBarePage } from './barePage.ts';
import { startCompressedServer } from './compressedServer.ts';
import { MEASURED_PAGES } from './measuredPages.ts';

/** No dev dependency: 200 packages of 185 MB, fetched only for this part of the bench. */
const LIGHTHOUSE = 'lighthouse@12.8.2';
const FLAGS = ['--output=json', '--quiet', '--no-enable-error-reporting', '--chrome-flags=--headless=new --no-sandbox'];
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const MIN_PERFORMANCE = 90;
const RUNS = 3;

type Scores = Readonly<Record<(typeof CATEGORIES)[number], number>>;

interface LighthouseReport {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
}

const runLighthouse = (url: string, file: string, browser: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const args = [
      '--yes',
      LIGHTHOUSE,
      url,
      `--output-path=${file}`,
      `--only-categories=${CATEGORIES.join(',')}`,
      ...FLAGS,
    ];
    const env = { ...process.env, CHROME_PATH: browser };
    const child = spawn('npx', args, { env, stdio: ['ignore', 'ignore', 'pipe'] });
    let said = '';
    child.stderr.on('data', (text: Buffer) => (said += text.toString('utf8')));
    child.once('error', reject);
    child.once('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`${LIGHTHOUSE} ended with ${String(code)} at ${url}:\n${said}`)),
    );
  });

const scoresOnce = async (url: string, browser: string): Promise<Scores> => {
  const folder = await mkdtemp(join(tmpdir(), 'myt-bench-lighthouse-'));
  try {
    const file = join(folder, 'report.json');
    await runLighthouse(url, file, browser);
    const { categories } = JSON.parse(await readFile(file, 'utf8')) as LighthouseReport;
    const scores = CATEGORIES.map((name) => {
      const score = categories[name]?.score;
      if (typeof score !== 'number') throw new Error(`${LIGHTHOUSE} has no score of ${name} at ${url}`);
      return [name, Math.round(100 * score)] as const;
    });
    return Object.fromEntries(scores) as Scores;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

/** A browser sometimes loses its trace, so a run without a score is repeated once. */
const scoresAgain = (url: string, browser: string): Promise<Scores> =>
  scoresOnce(url, browser).catch(() => scoresOnce(url, browser));

/** Median of three runs: other load slows single runs. */
const scoresOf = async (url: string, browser: string): Promise<Scores> => {
  const runs: Scores[] = [];
  while (runs.length < RUNS) runs.push(await scoresAgain(url, browser));
  const middle = runs.toSorted((a, b) => a.performance - b.performance)[Math.floor(RUNS / 2)];
  if (!middle) throw new Error('Lighthouse did not run');
  return middle;
};

const performance = (score: number, bare: number): Figure => ({
  ...figure(score, `of 100; the bare page has ${bare}`),
  limit: `>= ${MIN_PERFORMANCE} where the bare page has 100`,
  ok: score >= (MIN_PERFORMANCE * bare) / 100,
});

const OTHERS = CATEGORIES.filter((name) => name !== 'performance');

/** On a phone, as a host serves the pages, next to the bare page. */
export const measureLighthouse = async (application: Application): Promise<Findings> => {
  const program = findBrowser();
  if (!program.ok) throw new Error(program.error);
  const server = await startCompressedServer(application.outDir);
  const barePage = await startBarePage(application);
  try {
    const bare = await scoresOf(barePage.url, program.value);
    const found: [string, Findings][] = [];
    for (const { name, path } of MEASURED_PAGES) {
      const scores = await scoresOf(server.url + path, program.value);
      const others = OTHERS.map((category) => [category, exactly(100, scores[category], 'of 100')] as const);
      const judged = { performance: performance(scores.performance, bare.performance), ...Object.fromEntries(others) };
      found.push([name, judged]);
    }
    return { bare, ...Object.fromEntries(found) };
  } finally {
    await Promise.allSettled([barePage.stop(), server.stop()]);
  }
};
