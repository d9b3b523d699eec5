/** `npm test`: every check of the repository, one after another, and one closing line that sums them up. */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { findBrowser } from '../e2e/browser.ts';

interface Count {
  readonly name: string;
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly seconds: number;
  /** Tests that passed only when they were run again. */
  readonly flaky: readonly string[];
}

type Report = Omit<Count, 'name' | 'seconds'>;

const results = 'test-results';

const run = (command: string): boolean => {
  console.log(`\n> ${command}`);
  return spawnSync(command, { shell: true, stdio: 'inherit' }).status === 0;
};

/** Runs beside others, so what it says comes in one piece when it has ended. */
const single = (name: string, command: string): Promise<Count> => {
  const startedAt = Date.now();
  const said: Buffer[] = [];
  const child = spawn(command, { shell: true, stdio: ['ignore', 'pipe', 'pipe'] });
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => said.push(part));
  return new Promise((resolve) => {
    child.on('close', (code) => {
      console.log(`\n> ${command}\n${Buffer.concat(said).toString()}`);
      const passed = code === 0;
      const seconds = secondsSince(startedAt);
      resolve({ name, passed: Number(passed), failed: Number(!passed), skipped: 0, seconds, flaky: [] });
    });
  });
};

const secondsSince = (startedAt: number): number => Math.round((Date.now() - startedAt) / 1000);

/** A runner that died without a report counts as one failure; so does one that ran nothing. */
const counted = (name: string, command: string, report: string, read: (json: unknown) => Report): Count => {
  const startedAt = Date.now();
  rmSync(report, { force: true });
  const succeeded = run(command);
  const seconds = secondsSince(startedAt);
  if (!existsSync(report)) return { name, passed: 0, failed: 1, skipped: 0, seconds, flaky: [] };
  const count = read(JSON.parse(readFileSync(report, 'utf8')));
  const silentFailure = (!succeeded && count.failed === 0) || count.passed + count.failed === 0;
  return { name, ...count, failed: count.failed + Number(silentFailure), seconds };
};

const numberAt = (json: unknown, ...path: string[]): number => {
  let value = json;
  for (const key of path) value = (value as Record<string, unknown> | undefined)?.[key];
  return typeof value === 'number' ? value : 0;
};

const vitest = (name: string, projects: readonly string[]): Count => {
  const report = `${results}/${name}.json`;
  const flags = projects.map((project) => `--project ${project}`).join(' ');
  const command = `npx vitest run ${flags} --reporter=default --reporter=json --outputFile.json=${report}`;
  return counted(name, command, report, (json) => ({
    passed: numberAt(json, 'numPassedTests'),
    failed: numberAt(json, 'numFailedTests'),
    skipped: numberAt(json, 'numPendingTests'),
    flaky: [],
  }));
};

interface Suite {
  readonly suites?: readonly Suite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly file: string;
    readonly tests: readonly { readonly projectName: string; readonly status: string }[];
  }[];
}

const flakyJourneys = ({ suites = [], specs = [] }: Suite): readonly string[] => [
  ...suites.flatMap(flakyJourneys),
  ...specs.flatMap(({ title, file, tests }) =>
    tests.flatMap(({ projectName, status }) => (status === 'flaky' ? [`${file} (${projectName}): ${title}`] : [])),
  ),
];

const playwright = (): Count => {
  const browser = findBrowser();
  if (!browser.ok) {
    console.error(browser.error);
    return { name: 'browser', passed: 0, failed: 1, skipped: 0, seconds: 0, flaky: [] };
  }
  const report = `${results}/e2e.json`;
  return counted('browser', 'npx playwright test', report, (json) => ({
    passed: numberAt(json, 'stats', 'expected') + numberAt(json, 'stats', 'flaky'),
    failed: numberAt(json, 'stats', 'unexpected'),
    skipped: numberAt(json, 'stats', 'skipped'),
    flaky: flakyJourneys(json as Suite),
  }));
};

mkdirSync(results, { recursive: true });
/** On two processors: the longest of them beside all the others. */
const standing = await Promise.all([
  single('lint', 'npm run --silent lint').then((count) => [count]),
  (async () => [
    await single('types', 'npm run --silent types'),
    await single('format', 'npm run --silent format:check'),
    await single('rooms', 'npm run --silent rooms'),
    await single('texts', 'npm run --silent i18n:check'),
  ])(),
]);
const counts = [...standing.flat(), vitest('unit', ['pure', 'unit', 'dom']), vitest('chain', ['chain']), playwright()];

console.log('');
for (const { name, passed, failed, skipped, seconds } of counts) {
  console.log(`${name.padEnd(8)} ${passed} passed, ${failed} failed, ${skipped} skipped in ${seconds} s`);
}
const flaky = counts.flatMap((count) => count.flaky);
if (flaky.length > 0) console.log(`${flaky.length} passed only on the second try:\n  ${flaky.join('\n  ')}`);
const sum = (key: 'passed' | 'failed'): number => counts.reduce((total, count) => total + count[key], 0);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') === 0 ? 0 : 1;
