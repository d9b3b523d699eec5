import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY_SECONDS } from '#domain/history/dayStats.ts';
import { blocksBack } from '#updaters/history/dayReach.ts';

const HEAD = 1_000_000;
const NOW = 1_700_000_000;

/** Steps, and the blocks read in all, until 24 hours are covered, where a block comes every `seconds`. */
const readDay = (seconds: number) => {
  let read = 0;
  let steps = 0;
  while (read * seconds <= DAY_SECONDS) {
    const coverage = read === 0 ? undefined : { fromBlock: HEAD - read + 1, toBlock: HEAD };
    const since = read === 0 ? undefined : NOW - (read - 1) * seconds;
    const blocks = blocksBack({ coverage, since }, NOW, DAY_SECONDS);
    if (blocks === undefined) throw new Error('nothing limits the step');
    read += blocks;
    steps += 1;
  }
  return { read, steps };
};

describe('the last 24 hours', () => {
  it('are read with hardly any block before them, in a few steps, however often a block comes', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 3600 }), (seconds) => {
        const { read, steps } = readDay(seconds);
        expect(read).toBeLessThanOrEqual(Math.max(33, 1.2 * (DAY_SECONDS / seconds) + 2));
        expect(steps).toBeLessThanOrEqual(12);
      }),
    );
  });

  it('begin with a few blocks, and nothing limits a step where their times say nothing', () => {
    expect(blocksBack({ coverage: undefined, since: undefined }, NOW, DAY_SECONDS)).toBe(32);
    const coverage = { fromBlock: HEAD - 31, toBlock: HEAD };
    expect(blocksBack({ coverage, since: undefined }, NOW, DAY_SECONDS)).toBeUndefined();
    expect(blocksBack({ coverage, since: NOW }, NOW, DAY_SECONDS)).toBeUndefined();
  });

  it.each([
    [32, 32],
    [64, 128],
  ])('are estimated from %i known blocks as no more than %i', (known, estimated) => {
    const coverage = { fromBlock: HEAD - known + 1, toBlock: HEAD };
    expect(blocksBack({ coverage, since: NOW - 60 }, NOW, DAY_SECONDS)).toBe(estimated);
  });
});
