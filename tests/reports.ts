import { stripVTControlCharacters } from 'node:util';
import type { EnginesReport } from '../e2e/engines/engineReport.ts';

/** A runner's report; tests by name, each with the beginning of its failure. */
export interface Report {
  readonly passed: number;
  readonly skipped: number;
  readonly failed: readonly string[];
  /** Tests that passed only when they were run again. */
  readonly flaky: readonly string[];
  /** The tests that took longest, slowest first. */
  readonly slowest?: readonly Timed[];
}

/** A file of tests, or a journey. */
export interface Timed {
  readonly name: string;
  /** Sum of all tries. */
  readonly seconds: number;
}

/** A report with the name of what was run and the time it took. */
export interface Stage extends Report {
  readonly name: string;
  readonly seconds: number;
  /** The reason why all of it was skipped. */
  readonly missing?: string;
}

const MAX_REASON_LENGTH = 200;
const SHOWN_AS_SLOW = 10;

const slowestOf = (timed: readonly Timed[]): readonly Timed[] =>
  timed.toSorted((a, b) => b.seconds - a.seconds).slice(0, SHOWN_AS_SLOW);

const describe = (test: string, reason = ''): string => {
  const withoutStack = stripVTControlCharacters(reason).replace(/\n\s+at [^]*$/, '');
  const line = withoutStack.replace(/\s+/g, ' ').trim();
  if (line === '') return test;
  return `${test} (${line.length > MAX_REASON_LENGTH ? `${line.slice(0, MAX_REASON_LENGTH)}…` : line})`;
};

/** The part of Vitest's JSON report that is read here. */
export interface VitestReport {
  readonly testResults: readonly {
    /** The file's path. */
    readonly name: string;
    readonly status: string;
    readonly message: string;
    /** In milliseconds. */
    readonly startTime: number;
    readonly endTime: number;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      /** Messages of a test that passed only on the second try are those of the first. */
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

/** @param folder what is left out of the files' paths */
export const readVitestReport = ({ testResults }: VitestReport, folder: string): Report => {
  const files = testResults.map((file) => {
    const path = file.name.startsWith(`${folder}/`) ? file.name.slice(folder.length + 1) : file.name;
    const tests = file.assertionResults.map(({ fullName, status, failureMessages: [reason] }) => {
      return { status, wasRepeated: reason !== undefined, text: describe(`${path}: ${fullName.trim()}`, reason) };
    });
    const failed = tests.filter(({ status }) => status === 'failed').map(({ text }) => text);
    const passed = tests.filter(({ status }) => status === 'passed');
    // A file that cannot be loaded has no tests.
    const isBroken = file.status === 'failed' && failed.length === 0;
    return {
      passed: passed.length,
      skipped: tests.length - passed.length - failed.length,
      failed: isBroken ? [describe(path, file.message)] : failed,
      flaky: passed.filter(({ wasRepeated }) => wasRepeated).map(({ text }) => text),
      timed: { name: path, seconds: (file.endTime - file.startTime) / 1000 },
    };
  });
  return {
    passed: files.reduce((sum, { passed }) => sum + passed, 0),
    skipped: files.reduce((sum, { skipped }) => sum + skipped, 0),
    failed: files.flatMap(({ failed }) => failed),
    flaky: files.flatMap(({ flaky }) => flaky),
    slowest: slowestOf(files.map(({ timed }) => timed)),
  };
};

interface Suite {
  readonly suites?: readonly Suite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly file: string;
    readonly tests: readonly {
      readonly projectName: string;
      readonly status: string;
      readonly results: readonly {
        /** In milliseconds. */
        readonly duration: number;
        readonly error?: { readonly message?: string };
      }[];
    }[];
  }[];
}

/** The part of Playwright's JSON report that is read here. */
export interface PlaywrightReport {
  readonly suites: readonly Suite[];
  /** Failures outside of the tests. */
  readonly errors: readonly { readonly message?: string }[];
}

interface JourneyRun {
  readonly status: string;
  readonly text: string;
  readonly timed: Timed;
}

const runsIn = ({ suites = [], specs = [] }: Suite): readonly JourneyRun[] => [
  ...suites.flatMap(runsIn),
  ...specs.flatMap(({ title, file, tests }) =>
    tests.map(({ projectName, status, results }) => {
      const reason = results.find(({ error }) => error !== undefined)?.error?.message;
      const name = `${file} (${projectName}): ${title}`;
      const seconds = results.reduce((sum, { duration }) => sum + duration, 0) / 1000;
      return { status, text: describe(name, reason), timed: { name, seconds } };
    }),
  ),
];

export const readPlaywrightReport = ({ suites, errors }: PlaywrightReport): Report => {
  const runs = suites.flatMap(runsIn);
  const having = (pattern: string): readonly string[] =>
    runs.filter(({ status }) => status === pattern).map(({ text }) => text);
  const flaky = having('flaky');
  return {
    passed: having('expected').length + flaky.length,
    skipped: having('skipped').length,
    failed: [...having('unexpected'), ...errors.map(({ message }) => describe('outside of the journeys', message))],
    flaky,
    slowest: slowestOf(runs.map(({ timed }) => timed)),
  };
};

/**
 * A stage for each engine. One that is missing is skipped by name, and has failed where checks run for all.
 * @param isShared true where `CI` is set
 */
export const readEnginesReport = (engines: EnginesReport, isShared: boolean): readonly Stage[] =>
  engines.map(({ missing, ...report }) => {
    if (missing === undefined) return report;
    return { ...report, missing, failed: isShared ? [missing] : [] };
  });

/** A runner that died or ran nothing has failed, whatever its report shows. */
export const withSilentFailure = (report: Report, succeeded: boolean): Report => {
  if (report.failed.length > 0) return report;
  if (report.passed === 0) return { ...report, failed: ['nothing was run'] };
  return succeeded ? report : { ...report, failed: ['the runner failed, but none of its tests'] };
};

const named = (stages: readonly Stage[], key: 'failed' | 'flaky', title: string): readonly string[] => {
  const names = stages.flatMap((stage) => stage[key].map((test) => `  ${stage.name}: ${test}`));
  return names.length === 0 ? [] : [`${names.length} ${title}:`, ...names];
};

const slowLines = ({ name, slowest = [] }: Stage): readonly string[] =>
  slowest.length === 0
    ? []
    : [`slowest of ${name}:`, ...slowest.map((test) => `  ${test.seconds.toFixed(1).padStart(6)} s  ${test.name}`)];

/** The lines that end a run: the slowest tests, each stage, every test that passed only on the second try or failed, and the sum. */
export const closingLines = (stages: readonly Stage[]): readonly string[] => {
  const failed = stages.reduce((sum, stage) => sum + stage.failed.length, 0);
  return [
    ...stages.flatMap(slowLines),
    ...stages.map(
      ({ name, passed, failed, skipped, seconds }) =>
        `${name.padEnd(8)} ${passed} passed, ${failed.length} failed, ${skipped} skipped in ${seconds} s`,
    ),
    ...stages.flatMap(({ name, missing }) => (missing === undefined ? [] : [`${name} was skipped: ${missing}`])),
    ...named(stages, 'flaky', 'passed only on the second try'),
    ...named(stages, 'failed', 'failed'),
    `${stages.reduce((sum, { passed }) => sum + passed, 0)} passed, ${failed} failed`,
  ];
};
