import { describe, expect, it } from 'vitest';
import { blockTimeMs, nextPace, startPace, type Pace } from '#updaters/block/pollSchedule.ts';

const start = startPace(2000, 0);
const advanced = (pace: Pace, blockNumber: number, sentAtMs: number): Pace =>
  nextPace(pace, { kind: 'advanced', blockNumber, sentAtMs });
const empty = (pace: Pace, sentAtMs: number): Pace => nextPace(pace, { kind: 'empty', sentAtMs });

/** Polls a chain with a block every `blockTime` ms (and some jitter) and counts. */
const simulate = (pace: Pace, blockTime: number, jitter: (block: number) => number, blocks: number) => {
  const cameAt = (block: number): number => block * blockTime + jitter(block);
  let now = 10.7 * blockTime;
  let shown = 0;
  let next = pace;
  const emptyPollsOf = new Map<number, number>();
  const lags: number[] = [];
  while (shown < blocks) {
    now = Math.max(now, next.nextPollAtMs);
    let newest = shown;
    while (cameAt(newest + 1) <= now) newest += 1;
    if (newest > shown) {
      lags.push(now - cameAt(newest));
      shown = newest;
      next = advanced(next, shown, now);
    } else {
      emptyPollsOf.set(shown, (emptyPollsOf.get(shown) ?? 0) + 1);
      next = empty(next, now);
    }
    now += 60;
  }
  return { emptyPolls: [...emptyPollsOf.values()], lags, shownBlocks: lags.length };
};

describe('a poll is timed to just after the next expected block', () => {
  it('one block time after the last new block, a little earlier each time', () => {
    expect(advanced(start, 10, 5000).nextPollAtMs).toBe(5000 + 2000 - 20);
  });

  it('an empty poll is followed by one half a block time later', () => {
    const missed = empty(advanced(start, 10, 5000), 6960);
    expect(missed.nextPollAtMs).toBe(6960 + 1000);
    expect(empty(missed, 7960).nextPollAtMs).toBe(7960 + 2000);
    expect(empty(empty(missed, 7960), 9960).nextPollAtMs).toBe(9960 + 4000);
  });

  it('the block after an empty poll is taken to have come soon after it', () => {
    const missed = empty(advanced(start, 10, 5000), 6960);
    expect(advanced(missed, 11, 7960).nextPollAtMs).toBe(6960 + 300 + 2000);
  });

  it('the time between blocks is not taken over a chain that went back', () => {
    const seen = [100, 101, 102, 103, 104, 105].reduce((pace, block, i) => advanced(pace, block, 2600 * i), start);
    const back = [98, 99].reduce((pace, block, i) => advanced(pace, block, 2600 * (6 + i)), seen);
    expect(blockTimeMs(seen)).toBe(2600);
    expect(blockTimeMs(back)).toBe(2000);
    const longer = [100, 101].reduce((pace, block, i) => advanced(pace, block, 2600 * (8 + i)), back);
    expect(blockTimeMs(longer)).toBe(2600);
  });

  it.each([
    ['regular blocks', 2000, () => 0],
    ['slightly irregular blocks', 2000, (block: number) => 120 * Math.sin(block * 2.3)],
    ['blocks that are slower than usual', 2300, () => 0],
    ['blocks that are faster than usual', 1700, () => 0],
  ] as const)('%s have at most one empty poll per block, close behind it', (_, blockTime, jitter) => {
    const { emptyPolls, lags, shownBlocks } = simulate(start, blockTime, jitter, 400);
    expect(Math.max(...emptyPolls)).toBe(1);
    expect(emptyPolls.length).toBeLessThan(400 * 0.3);
    expect(shownBlocks).toBeGreaterThan(380);
    const settled = lags.slice(20);
    expect(settled.reduce((sum, lag) => sum + lag, 0) / settled.length).toBeLessThan(0.3 * blockTime);
  });

  it('failures wait 1 s, doubled each time up to 15 s, and are forgotten after a success', () => {
    let pace = start;
    const waits = Array.from({ length: 6 }, () => {
      pace = nextPace(pace, { kind: 'failed', atMs: 0 });
      return pace.nextPollAtMs;
    });
    expect(waits).toEqual([1000, 2000, 4000, 8000, 15_000, 15_000]);
    expect(advanced(pace, 1, 0).failures).toBe(0);
  });

  it('the block time is learnt, within a factor of two of what is usual', () => {
    const watch = (apart: number) =>
      blockTimeMs([1, 2, 3, 4, 5].reduce((pace, block) => advanced(pace, block, block * apart), start));
    expect([watch(2400), watch(100), watch(60_000)]).toEqual([2400, 1000, 4000]);
  });
});
