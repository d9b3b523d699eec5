/**
 * `npm run test:engines`: the core journeys against a production build in Chromium, Firefox and WebKit. Writes a report for
 * `npm test`. An engine that cannot be had is named as skipped; where `CI` is set, that is a failure.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { variableNames } from '../build/release/configuration.ts';
import { ROLES } from '../devnet/accounts.ts';
import { runVite } from '../devnet/appServer.ts';
import { startChain } from '../devnet/chain.ts';
import { toViteEnv } from '../devnet/deployment.ts';
import { ANY_PORT } from '../devnet/ports.ts';
import { createTestChain } from '../fixtures/chain.ts';
import { copyOf, serveFiles } from '../servedCopy.ts';
import type { ServedFiles } from '../servedCopy.ts';
import type { Engine, EngineName } from './engine.ts';
import { findEngines } from './findEngines.ts';
import type { EngineReport, EnginesReport } from './engineReport.ts';
import { journeys } from './journeys.ts';
import type { BuiltStage } from './stage.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const REPORT = 'test-results/engines.json';
/** Parts of the names of journeys to play; all where none is given. */
const ONLY = process.argv.slice(2);

/** Accounts that no other engine uses. */
const ACCOUNTS: Readonly<Record<EngineName, number>> = {
  Chromium: ROLES.tests[0],
  Firefox: ROLES.tests[1],
  WebKit: ROLES.tests[2],
};

const TAMPERED = /\/assets\/SettingsPage-[\w-]+\.js$/;

const tampered = (files: ServedFiles): ServedFiles =>
  new Map(
    [...files].map(([path, content]) => [
      path,
      TAMPERED.test(path) ? Buffer.concat([Buffer.from('window.tampered = true;'), content]) : content,
    ]),
  );

const secondsSince = (startedAt: number): number => Math.round((Date.now() - startedAt) / 1000);

/** A machine that does other work too may miss a deadline once; what fails twice is broken. */
const TRIES = 2;

const play = async (engine: Engine, stage: Omit<BuiltStage, 'engine' | 'account'>): Promise<EngineReport> => {
  const startedAt = Date.now();
  const failed: string[] = [];
  const flaky: string[] = [];
  let passed = 0;
  for (const { name, run, unlike } of journeys) {
    if (unlike === engine.name || (ONLY.length > 0 && !ONLY.some((part) => name.includes(part)))) continue;
    const reasons: string[] = [];
    const begun = Date.now();
    while (reasons.length < TRIES) {
      try {
        await run({ ...stage, engine, account: ACCOUNTS[engine.name] });
        break;
      } catch (cause) {
        reasons.push(cause instanceof Error ? cause.message : String(cause));
      }
    }
    const [reason] = reasons;
    if (reasons.length === TRIES) failed.push(`${name} (${String(reason)})`);
    else passed += 1;
    if (reasons.length === 1) flaky.push(`${name} (${String(reason)})`);
    console.log(
      `${engine.name}: ${name}: ${reasons.length === TRIES ? `failed: ${String(reason)}` : 'passed'} in ${secondsSince(begun)} s`,
    );
  }
  return { name: engine.name, passed, skipped: 0, failed, flaky, seconds: secondsSince(startedAt) };
};

const playAll = async (): Promise<EnginesReport> => {
  const chain = await startChain({ port: ANY_PORT, blockSeconds: 1, quiet: true });
  const outDir = await mkdtemp(join(tmpdir(), 'myt-engines-'));
  try {
    const env = { ...toViteEnv(chain.deployment, chain.url), VITE_BLOCK_TIME_MS: '1000' };
    const blank = Object.fromEntries(variableNames(root).map((name) => [name, '']));
    await runVite(['build', '--logLevel', 'error', '--outDir', outDir, '--emptyOutDir'], { ...blank, ...env });
    const files = await copyOf(outDir, { rpcUrl: chain.url, listsUrl: chain.url });
    const app = await serveFiles(() => files);
    const other = await serveFiles(() => tampered(files));
    const stage = { files, chain: createTestChain(chain.node, chain), appUrl: app.url, tamperedUrl: other.url };
    try {
      return await Promise.all(
        findEngines().map(async ({ name, start }): Promise<EngineReport> => {
          if (!start.ok)
            return {
              name,
              passed: 0,
              skipped: journeys.length,
              failed: [],
              flaky: [],
              seconds: 0,
              missing: start.error,
            };
          const engine = await start.value();
          try {
            return await play(engine, stage);
          } finally {
            await engine.stop();
          }
        }),
      );
    } finally {
      await Promise.all([app.stop(), other.stop()]);
    }
  } finally {
    await chain.stop();
    await rm(outDir, { recursive: true, force: true });
  }
};

// Child processes end with this process, also on a signal.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));
const report = await playAll();
mkdirSync(dirname(REPORT), { recursive: true });
writeFileSync(REPORT, JSON.stringify(report));
process.exit(report.some(({ failed }) => failed.length > 0) ? 1 : 0);
