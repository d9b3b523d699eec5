/** `npm test`: every check of the repository, one after another, and closing lines that sum them up. */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { findJourneyBrowser, installHeadlessShell } from '../e2e/browser.ts';
import { closingLines, readPlaywrightReport, readVitestReport, withSilentFailure } from './reports.ts';
import type { PlaywrightReport, Report, Stage, VitestReport } from './reports.ts';

const results = 'test-results';
const NOTHING: Report = { passed: 0, skipped: 0, failed: [], flaky: [] };

const run = (command: string): boolean => {
  console.log(`\n> ${command}`);
  return spawnSync(command, { shell: true, stdio: 'inherit' }).status === 0;
};

/** Runs beside others, so what it says comes in one piece when it has ended. */
const single = (name: string, command: string): Promise<Stage> => {
  const startedAt = Date.now();
  const said: Buffer[] = [];
  const child = spawn(command, { shell: true, stdio: ['ignore', 'pipe', 'pipe'] });
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => said.push(part));
  return new Promise((resolve) => {
    child.on('close', (code) => {
      console.log(`\n> ${command}\n${Buffer.concat(said).toString()}`);
      const seconds = secondsSince(startedAt);
      resolve({ ...NOTHING, name, seconds, ...(code === 0 ? { passed: 1 } : { failed: [command] }) });
    });
  });
};

const secondsSince = (startedAt: number): number => Math.round((Date.now() - startedAt) / 1000);

const reported = (name: string, command: string, file: string, read: (json: unknown) => Report): Stage => {
  const startedAt = Date.now();
  rmSync(file, { force: true });
  const succeeded = run(command);
  const seconds = secondsSince(startedAt);
  const report = existsSync(file) ? read(JSON.parse(readFileSync(file, 'utf8'))) : NOTHING;
  return { name, seconds, ...withSilentFailure(report, succeeded) };
};

const vitest = (name: string, projects: readonly string[]): Stage => {
  const file = `${results}/${name}.json`;
  const flags = projects.map((project) => `--project ${project}`).join(' ');
  const command = `npx vitest run ${flags} --retry=1 --reporter=default --reporter=json --outputFile.json=${file}`;
  return reported(name, command, file, (json) => readVitestReport(json as VitestReport, process.cwd()));
};

const playwright = (): Stage => {
  installHeadlessShell();
  const browser = findJourneyBrowser();
  if (!browser.ok) return { ...NOTHING, name: 'browser', seconds: 0, failed: [browser.error] };
  return reported('browser', 'npx playwright test', `${results}/e2e.json`, (json) =>
    readPlaywrightReport(json as PlaywrightReport),
  );
};

mkdirSync(results, { recursive: true });
/** On two processors: the longest of them beside all the others. */
const standing = await Promise.all([
  single('lint', 'npm run --silent lint').then((stage) => [stage]),
  (async () => [
    await single('types', 'npm run --silent types'),
    await single('format', 'npm run --silent format:check'),
    await single('rooms', 'npm run --silent rooms'),
    await single('texts', 'npm run --silent i18n:check'),
  ])(),
]);
const stages = [...standing.flat(), vitest('unit', ['pure', 'unit', 'dom']), vitest('chain', ['chain']), playwright()];

console.log(['', ...closingLines(stages)].join('\n'));
process.exitCode = stages.every(({ failed }) => failed.length === 0) ? 0 : 1;
