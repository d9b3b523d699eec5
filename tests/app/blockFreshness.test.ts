import { describe, expect, it } from 'vitest';
import { blockFreshness } from '../../src/features/blockAge/blockFreshness.ts';

const now = 1_000_000;

describe('a number older than two blocks is late', () => {
  it.each([
    ['no block yet', null, false, 'unknown'],
    ['just seen', now, false, 'fresh'],
    ['two blocks and the way', now - 6000, false, 'fresh'],
    ['longer', now - 6001, false, 'late'],
    ['seen by a clock that was set back since', now + 3_600_000, false, 'late'],
    ['reads fail', now, true, 'lost'],
  ] as const)('%s', (_, seenAtMs, failing, expected) => {
    expect(blockFreshness({ seenAtMs, nowMs: now, blockTimeMs: 2000, failing })).toBe(expected);
  });
});
