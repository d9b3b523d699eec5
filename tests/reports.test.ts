import { describe, expect, it } from 'vitest';
import {
  closingLines,
  readEnginesReport,
  readPlaywrightReport,
  readVitestReport,
  withSilentFailure,
  type Report,
} from './reports.ts';

const test = (fullName: string, status: string, ...failureMessages: string[]) => ({
  fullName,
  status,
  failureMessages,
});

describe('the report of Vitest', () => {
  const file = {
    name: '/house/tests/a.test.ts',
    status: 'passed',
    message: '',
    startTime: 1_000,
    endTime: 3_500,
    assertionResults: [],
  };

  it('names what failed and what passed only on the second try, and counts the rest', () => {
    const assertionResults = [
      test('a sum is right', 'passed'),
      test('a sum is kept', 'passed', 'Error: first\n    at line 1'),
      test(' a sum is wrong', 'failed', 'AssertionError: 1 is not 2', 'AssertionError: 1 is not 2'),
      test('a sum is left out', 'skipped'),
      test('a sum is to come', 'todo'),
    ];
    expect(readVitestReport({ testResults: [{ ...file, status: 'failed', assertionResults }] }, '/house')).toEqual({
      passed: 2,
      skipped: 2,
      failed: ['tests/a.test.ts: a sum is wrong (AssertionError: 1 is not 2)'],
      flaky: ['tests/a.test.ts: a sum is kept (Error: first)'],
      slowest: [{ name: 'tests/a.test.ts', seconds: 2.5 }],
    });
  });

  it('names the ten slowest files, slowest first', () => {
    const testResults = Array.from({ length: 12 }, (_, at) => ({ ...file, name: `${at}`, endTime: at * 1_000 }));
    const { slowest = [] } = readVitestReport({ testResults }, '/house');
    expect(slowest.map(({ name }) => name)).toEqual(['11', '10', '9', '8', '7', '6', '5', '4', '3', '2']);
    expect(slowest[0]?.seconds).toBe(10);
  });

  it('names a file that could not be loaded', () => {
    const broken = { ...file, status: 'failed', message: 'Cannot find module x' };
    const { failed, passed } = readVitestReport({ testResults: [file, broken] }, '/elsewhere');
    expect(failed).toEqual(['/house/tests/a.test.ts (Cannot find module x)']);
    expect(passed).toBe(0);
  });

  it('cuts a long reason', () => {
    const assertionResults = [test('t', 'failed', 'x'.repeat(1_000))];
    const { failed } = readVitestReport({ testResults: [{ ...file, assertionResults }] }, '/house');
    expect(failed).toEqual([`tests/a.test.ts: t (${'x'.repeat(200)}…)`]);
  });
});

describe('the report of Playwright', () => {
  const journey = (status: string, ...messages: (string | undefined)[]) => ({
    projectName: 'phone',
    status,
    results: messages.map((message) => ({ duration: 1_500, ...(message !== undefined && { error: { message } }) })),
  });

  it('names journeys at every depth, with the screen they ran on', () => {
    const spec = (title: string, ...tests: ReturnType<typeof journey>[]) => ({ title, file: 'a.spec.ts', tests });
    const suites = [
      {
        suites: [{ specs: [spec('buys', journey('flaky', '\u001b[31mError\u001b[39m: late', undefined))] }],
        specs: [
          spec('sells', journey('expected', undefined)),
          spec('waits', journey('unexpected', 'Error: a', 'Error: b'), journey('skipped')),
        ],
      },
    ];
    expect(readPlaywrightReport({ suites, errors: [{ message: 'no build' }] })).toEqual({
      passed: 2,
      skipped: 1,
      failed: ['a.spec.ts (phone): waits (Error: a)', 'outside of the journeys (no build)'],
      flaky: ['a.spec.ts (phone): buys (Error: late)'],
      slowest: [
        { name: 'a.spec.ts (phone): buys', seconds: 3 },
        { name: 'a.spec.ts (phone): waits', seconds: 3 },
        { name: 'a.spec.ts (phone): sells', seconds: 1.5 },
        { name: 'a.spec.ts (phone): waits', seconds: 0 },
      ],
    });
  });
});

describe('a run', () => {
  const report: Report = { passed: 1, skipped: 0, failed: [], flaky: [] };

  it('fails when its runner does, and when nothing was run', () => {
    expect(withSilentFailure(report, true)).toBe(report);
    expect(withSilentFailure(report, false).failed).toEqual(['the runner failed, but none of its tests']);
    expect(withSilentFailure({ ...report, passed: 0 }, true).failed).toEqual(['nothing was run']);
    expect(withSilentFailure({ ...report, failed: ['x'] }, false).failed).toEqual(['x']);
  });

  it('ends with a line of each stage, the names, and the sum', () => {
    const unit = { name: 'unit', ...report, passed: 3, failed: ['a: b'], seconds: 9 };
    const browser = { name: 'browser', ...report, passed: 2, skipped: 1, flaky: ['c: d'], seconds: 8 };
    expect(closingLines([unit, browser])).toEqual([
      'unit     3 passed, 1 failed, 0 skipped in 9 s',
      'browser  2 passed, 0 failed, 1 skipped in 8 s',
      '1 passed only on the second try:',
      '  browser: c: d',
      '1 failed:',
      '  unit: a: b',
      '5 passed, 1 failed',
    ]);
    const slowest = [{ name: 'a.test.ts', seconds: 12.34 }];
    expect(closingLines([{ name: 'unit', ...report, seconds: 1, slowest }])).toEqual([
      'slowest of unit:',
      '    12.3 s  a.test.ts',
      'unit     1 passed, 0 failed, 0 skipped in 1 s',
      '1 passed, 0 failed',
    ]);
  });
});

describe('the report of the engines', () => {
  const firefox = { name: 'Firefox', passed: 8, skipped: 0, failed: [], flaky: [], seconds: 61 } as const;
  const webKit = { ...firefox, name: 'WebKit', passed: 0, skipped: 8, seconds: 0, missing: 'not installed' } as const;

  it('has a line for each engine, and names a missing one', () => {
    expect(closingLines(readEnginesReport([firefox, webKit], false))).toEqual([
      'Firefox  8 passed, 0 failed, 0 skipped in 61 s',
      'WebKit   0 passed, 0 failed, 8 skipped in 0 s',
      'WebKit was skipped: not installed',
      '8 passed, 0 failed',
    ]);
  });

  it('fails for a missing engine where checks run for all', () => {
    expect(readEnginesReport([firefox, webKit], true).map(({ failed }) => failed)).toEqual([[], ['not installed']]);
  });
});
