/** `npm test`: every check of the repository, and closing lines that sum them up. */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import type { EnginesReport } from '../e2e/engines/engineReport.ts';
import { findJourneyBrowser, installHeadlessShell } from '../e2e/browser.ts';
import {
  closingLines,
  readEnginesReport,
  readPlaywrightReport,
  readVitestReport,
  withSilentFailure,
  type PlaywrightReport,
  type Report,
  type Stage,
  type VitestReport,
} from './reports.ts';

const results = 'test-results';
const NOTHING: Report = { passed: 0, skipped: 0, failed: [], flaky: [] };

const secondsSince = (startedAt: number): number => Math.round((Date.now() - startedAt) / 1000);

/** True on success. Output is streamed, or printed at the end if the command runs in parallel. */
const run = (command: string, isParallel: boolean): Promise<boolean> => {
  if (!isParallel) console.log(`\n> ${command}`);
  const child = spawn(command, { shell: true, stdio: isParallel ? ['ignore', 'pipe', 'pipe'] : 'inherit' });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => output.push(part));
  return new Promise((resolve) => {
    child.on('close', (code) => {
      if (isParallel) console.log(`\n> ${command}\n${Buffer.concat(output).toString()}`);
      resolve(code === 0);
    });
  });
};

const single = async (name: string, command: string): Promise<Stage> => {
  const startedAt = Date.now();
  const succeeded = await run(command, true);
  return { ...NOTHING, name, seconds: secondsSince(startedAt), ...(succeeded ? { passed: 1 } : { failed: [command] }) };
};

/** The runner's report; empty if the file is truncated or missing, as on a full disk. */
const readReport = (file: string, read: (json: unknown) => Report): Report => {
  try {
    return read(JSON.parse(readFileSync(file, 'utf8')));
  } catch (cause) {
    console.error(`${file} cannot be read: ${String(cause)}`);
    return NOTHING;
  }
};

interface Reported {
  readonly name: string;
  readonly command: string;
  readonly file: string;
  readonly isParallel: boolean;
  readonly read: (json: unknown) => Report;
}

const reported = async ({ name, command, file, isParallel, read }: Reported): Promise<Stage> => {
  const startedAt = Date.now();
  rmSync(file, { force: true });
  const succeeded = await run(command, isParallel);
  return { name, seconds: secondsSince(startedAt), ...withSilentFailure(readReport(file, read), succeeded) };
};

const vitest = (name: string, flags: string, isParallel: boolean): Promise<Stage> => {
  const file = `${results}/${name}.json`;
  const command = `npx vitest run ${flags} --retry=1 --reporter=default --reporter=json --outputFile.json=${file}`;
  const read = (json: unknown): Report => readVitestReport(json as VitestReport, process.cwd());
  return reported({ name, command, file, isParallel, read });
};

const playwright = async (): Promise<Stage> => {
  installHeadlessShell();
  const browser = findJourneyBrowser();
  if (!browser.ok) return { ...NOTHING, name: 'browser', seconds: 0, failed: [browser.error] };
  const read = (json: unknown): Report => readPlaywrightReport(json as PlaywrightReport);
  const file = `${results}/e2e.json`;
  return reported({ name: 'browser', command: 'npx playwright test', file, isParallel: false, read });
};

/** The core journeys in each engine. */
const engines = async (): Promise<readonly Stage[]> => {
  const startedAt = Date.now();
  const file = `${results}/engines.json`;
  rmSync(file, { force: true });
  const command = 'npm run --silent test:engines';
  const succeeded = await run(command, false);
  const isShared = (process.env['CI'] ?? '') !== '';
  if (existsSync(file)) return readEnginesReport(JSON.parse(readFileSync(file, 'utf8')) as EnginesReport, isShared);
  const failed = succeeded ? [] : [command];
  return [{ ...NOTHING, name: 'engines', seconds: secondsSince(startedAt), failed }];
};

mkdirSync(results, { recursive: true });
// TypeScript 7 and the linter are written in Go: they tidy their memory a quarter as often.
process.env['GOGC'] ??= '400';
/** Runs commands that use one processor, or wait for their chains, in parallel with all others. */
const [[lint, chain], others] = await Promise.all([
  (async () => [
    await single('lint', 'npm run --silent lint'),
    await vitest('chain', '--project chain --maxWorkers=2', true),
  ])(),
  (async () => [
    await single('types', 'npm run --silent types -- --singleThreaded'),
    await single('format', 'npm run --silent format:check'),
    await single('rooms', 'npm run --silent rooms'),
    await single('texts', 'npm run --silent i18n:check'),
    await vitest('unit', '--project build --project pure --project unit --project dom --project alone', false),
  ])(),
]);
const browser = await playwright();
const [engineStages, operator] = await Promise.all([engines(), vitest('operator', '--project operator', true)]);
const stages = [lint, ...others, chain, browser, ...engineStages, operator];

console.log(['', ...closingLines(stages)].join('\n'));
process.exitCode = stages.every(({ failed }) => failed.length === 0) ? 0 : 1;
