import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readLogs } from '#chain/logs/logRanges.ts';
import { createReadingPace } from '#chain/logs/readingPace.ts';
import { noteAnswer } from '#chain/rpc/answerRates.ts';
import { createFakeNode } from '../../support/fakeNode.ts';

/** Bytes a log counts for, and an answer. */
const bytesOf = (logs: number): number => 200 + 750 * logs;

const paceOf = (rate: number | undefined, isThrifty = false) => {
  let nowMs = 1000;
  const pace = createReadingPace({ now: () => nowMs, rate: () => rate, isThrifty: () => isThrifty });
  return { pace, now: () => nowMs, pass: (ms: number) => void (nowMs += ms) };
};

const answers = fc.array(fc.record({ logs: fc.nat(30), tookMs: fc.nat(2000), idleMs: fc.nat(5000) }), {
  minLength: 1,
  maxLength: 60,
});

describe('the past takes a twentieth of a slow line at most', () => {
  it('the share holds over any time, whatever the answers are', () => {
    fc.assert(
      fc.property(fc.double({ min: 100, max: 249, noNaN: true }), fc.boolean(), answers, (rate, isThrifty, all) => {
        const { pace, now, pass } = paceOf(rate, isThrifty);
        const most = (rate * (isThrifty ? 0.5 : 1)) / 20;
        const read: { at: number; bytes: number }[] = [];
        for (const { logs, tookMs, idleMs } of all) {
          pass(pace.waitMs() + idleMs);
          read.push({ at: now(), bytes: bytesOf(logs) });
          pass(tookMs);
          pace.took(logs);
        }
        read.forEach((first, from) => {
          let sum = 0;
          for (const { at, bytes } of read.slice(from)) {
            // Each answer is paid off before the next request.
            expect(sum).toBeLessThanOrEqual(most * (at - first.at) + 1);
            sum += bytes;
          }
        });
      }),
    );
  });

  it('no answer is waited for longer than ten seconds, so the reading always ends', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.000_1, max: 249, noNaN: true }), fc.boolean(), answers, (rate, thrifty, all) => {
        const { pace, pass } = paceOf(rate, thrifty);
        for (const { logs, tookMs } of all) {
          pass(tookMs);
          pace.took(logs);
          expect(pace.waitMs()).toBeLessThanOrEqual(10_001);
          pass(pace.waitMs());
          expect(pace.waitMs()).toBeLessThan(1);
        }
      }),
    );
  });

  it.each([
    ['quick', 251, false, [0, 1, false]],
    ['not known', undefined, false, [0, 1, false]],
    ['slow', 200, false, [1520, 0.125, true]],
    ['slow, and data is to be saved', 200, true, [3040, 0.0625, true]],
    ['quick, and data is to be saved', 10_000, true, [2432, 0.5, true]],
    ['not known, and data is to be saved', undefined, true, [2432, 0.5, true]],
  ])('the pace fits a line that is %s', (_, rate, isThrifty, expected) => {
    const { pace } = paceOf(rate, isThrifty);
    pace.took(20);
    expect([pace.waitMs(), pace.share(), pace.isHeld()]).toEqual(expected);
  });
});

describe('a reading of logs on a line of 800 kbit/s', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    // The page's scripts: 200 kB in two seconds.
    const scripts = { responseStart: 300, responseEnd: 2300, transferSize: 200_000, workerStart: 0 };
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([scripts as unknown as PerformanceEntry]);
  });
  afterEach(() => {
    for (let answer = 0; answer < 4; answer += 1) noteAnswer(20_000, 10_000);
    vi.restoreAllMocks();
    vi.useRealTimers();
  });

  /** A day with a trade in every second block, in answers that come at once. */
  const start = (isBackground: () => boolean) => {
    const node = createFakeNode();
    const sizes: number[] = [];
    node.methods.set('eth_getLogs', ([filter]) => {
      const { fromBlock, toBlock } = filter as { fromBlock: string; toBlock: string };
      const logs = [];
      for (let block = Number(fromBlock); block <= Number(toBlock); block += 1) {
        const place = { blockNumber: `0x${block.toString(16)}`, blockHash: `0x${block.toString(16)}`, logIndex: '0x0' };
        if (block % 2 === 0) logs.push({ address: '0x01', topics: [], data: '0x', ...place });
      }
      sizes.push(logs.length);
      return logs;
    });
    const found: number[] = [];
    const range = { fromBlock: 1, toBlock: 1000 };
    const take = (logs: readonly unknown[]): void => void found.push(logs.length);
    const reading = readLogs(node, { topics: [] }, range, take, { isBackground });
    return { sizes, reading, read: () => found.reduce((sum, logs) => sum + logs, 0) };
  };

  it('a reading that nobody requested takes 5 kB a second in answers of 12 kB, and ends', async () => {
    const { reading, sizes, read } = start(() => true);
    await vi.advanceTimersByTimeAsync(15_000);
    expect(read()).toBeGreaterThan(40);
    expect(750 * read()).toBeLessThan(15_000 * 5 + 15_000);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(20);
    await vi.advanceTimersByTimeAsync(90_000);
    expect(await reading).toMatchObject({ ok: true });
    expect(read()).toBe(500);
  });

  it('comes at once when it is requested, also while it waits', async () => {
    let isBackground = true;
    const { reading, read } = start(() => isBackground);
    await vi.advanceTimersByTimeAsync(5000);
    expect(read()).toBeLessThan(100);
    isBackground = false;
    await vi.advanceTimersByTimeAsync(1000);
    expect(read()).toBe(500);
    expect(await reading).toMatchObject({ ok: true });
  });

  it.each([
    ['that came faster than the files', 30_000, 100, 500],
    ['that came slower, as from a slow node', 30_000, 3000, 100],
    ['that is small', 15_000, 1, 100],
  ])('an answer of the node %s sets the pace', async (_, bytes, ms, expected) => {
    noteAnswer(bytes, ms);
    const { reading, read } = start(() => true);
    await vi.advanceTimersByTimeAsync(5000);
    if (expected === 500) expect(read()).toBe(expected);
    else expect(read()).toBeLessThan(expected);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(await reading).toMatchObject({ ok: true });
  });
});
