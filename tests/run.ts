/** `npm test`: every check of the repository, and closing lines that sum them up. */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { findJourneyBrowser, installHeadlessShell } from '../e2e/browser.ts';
import { closingLines, readPlaywrightReport, readVitestReport, withSilentFailure } from './reports.ts';
import type { PlaywrightReport, Report, Stage, VitestReport } from './reports.ts';

const results = 'test-results';
const NOTHING: Report = { passed: 0, skipped: 0, failed: [], flaky: [] };

/** What it says comes at once, or, where it runs beside others, in one piece when it has ended. */
type Voice = 'atOnce' | 'atTheEnd';

const run = (command: string, voice: Voice): Promise<boolean> => {
  if (voice === 'atOnce') console.log(`\n> ${command}`);
  const output = voice === 'atOnce' ? 'inherit' : 'pipe';
  const said: Buffer[] = [];
  const child = spawn(command, { shell: true, stdio: ['ignore', output, output] });
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => said.push(part));
  return new Promise((resolve) => {
    child.on('close', (code) => {
      if (voice === 'atTheEnd') console.log(`\n> ${command}\n${Buffer.concat(said).toString()}`);
      resolve(code === 0);
    });
  });
};

const single = async (name: string, command: string): Promise<Stage> => {
  const startedAt = Date.now();
  const succeeded = await run(command, 'atTheEnd');
  return { ...NOTHING, name, seconds: secondsSince(startedAt), ...(succeeded ? { passed: 1 } : { failed: [command] }) };
};

const secondsSince = (startedAt: number): number => Math.round((Date.now() - startedAt) / 1000);

interface Reported {
  readonly name: string;
  readonly command: string;
  readonly file: string;
  readonly voice: Voice;
}

const reported = async ({ name, command, file, voice }: Reported, read: (json: unknown) => Report): Promise<Stage> => {
  const startedAt = Date.now();
  rmSync(file, { force: true });
  const succeeded = await run(command, voice);
  const seconds = secondsSince(startedAt);
  const report = existsSync(file) ? read(JSON.parse(readFileSync(file, 'utf8'))) : NOTHING;
  return { name, seconds, ...withSilentFailure(report, succeeded) };
};

const vitest = (name: string, projects: readonly string[], voice: Voice): Promise<Stage> => {
  const file = `${results}/${name}.json`;
  const flags = projects.map((project) => `--project ${project}`).join(' ');
  const command = `npx vitest run ${flags} --retry=1 --reporter=default --reporter=json --outputFile.json=${file}`;
  return reported({ name, command, file, voice }, (json) => readVitestReport(json as VitestReport, process.cwd()));
};

const playwright = async (): Promise<Stage> => {
  installHeadlessShell();
  const browser = findJourneyBrowser();
  if (!browser.ok) return { ...NOTHING, name: 'browser', seconds: 0, failed: [browser.error] };
  const file = `${results}/e2e.json`;
  return reported({ name: 'browser', command: 'npx playwright test', file, voice: 'atOnce' }, (json) =>
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
/** Tests on the chain wait half of their time for blocks and nodes, tests of units never. */
const computed = await Promise.all([
  vitest('unit', ['pure', 'unit', 'dom'], 'atOnce'),
  vitest('chain', ['chain'], 'atTheEnd'),
]);
const stages = [...standing.flat(), ...computed, await playwright()];

console.log(['', ...closingLines(stages)].join('\n'));
process.exitCode = stages.every(({ failed }) => failed.length === 0) ? 0 : 1;
