/**
 * `npm run test:engines`: core journeys against a production build in Firefox and WebKit, those about the build in
 * Chromium too, with a report for `npm test`. A missing engine is skipped; if `CI` is set, that is a failure.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { ROLES } from '../devnet/accounts.ts';
import { withBuiltStage, type Served } from './builtStage.ts';
import { createDesk } from './desk.ts';
import type { Engine, EngineName } from './engine.ts';
import { findEngines } from './findEngines.ts';
import type { EngineReport, EnginesReport } from './engineReport.ts';
import { journeys } from './journeys.ts';
import type { BuiltStage, Journey } from './stage.ts';

const REPORT = 'test-results/engines.json';
/** Parts of journey names. */
const ONLY = process.argv.slice(2);

const isPlayed = ({ name, inChromium }: Journey, engine: EngineName): boolean =>
  ONLY.length > 0 ? ONLY.some((part) => name.includes(part)) : engine !== 'Chromium' || inChromium === undefined;

/** Used by no other engine. */
const ACCOUNTS: Readonly<Record<EngineName, number>> = {
  Chromium: ROLES.tests[0],
  Firefox: ROLES.tests[1],
  WebKit: ROLES.tests[2],
};

const secondsSince = (startedAt: number): number => Math.round((Date.now() - startedAt) / 1000);

const TRIES = 2;

const play = async (engine: Engine, stage: Served): Promise<EngineReport> => {
  const startedAt = Date.now();
  const failed: string[] = [];
  const flaky: string[] = [];
  let passed = 0;
  const own: BuiltStage = { ...stage, engine, account: ACCOUNTS[engine.name] };
  const desk = createDesk(own);
  for (const journey of journeys) {
    const { name } = journey;
    if (!isPlayed(journey, engine.name)) continue;
    const reasons: string[] = [];
    const begun = Date.now();
    while (reasons.length < TRIES) {
      try {
        if ('work' in journey) await desk.work((person) => journey.work(own, person));
        else {
          // WebKit's driver has one page at a time.
          await desk.close();
          await journey.run(own);
        }
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
  await desk.close();
  return { name: engine.name, passed, skipped: 0, failed, flaky, seconds: secondsSince(startedAt) };
};

const playAll = (): Promise<EnginesReport> =>
  withBuiltStage((stage) =>
    Promise.all(
      findEngines().map(async ({ name, start }): Promise<EngineReport> => {
        if (!start.ok)
          return { name, passed: 0, skipped: journeys.length, failed: [], flaky: [], seconds: 0, missing: start.error };
        const engine = await start.value();
        try {
          return await play(engine, stage);
        } finally {
          await engine.stop();
        }
      }),
    ),
  );

// Child processes end with this process, also on a signal.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));
const report = await playAll();
mkdirSync(dirname(REPORT), { recursive: true });
writeFileSync(REPORT, JSON.stringify(report));
process.exit(report.some(({ failed }) => failed.length > 0) ? 1 : 0);
