import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ageLimitsMs,
  blockAgeMs,
  freshnessOf,
  type Freshness,
  type FreshnessFacts,
} from '#domain/freshness/freshness.ts';
import { rules } from '#config/rules.ts';

const limits = rules.freshness;
const order: readonly Freshness[] = ['fresh', 'late', 'stale'];
const rank = (facts: FreshnessFacts): number => order.indexOf(freshnessOf(facts, limits));

const START = 1_700_000_000;
const block = { number: 1000, timestamp: START, seenAtMs: START * 1000 };
const quiet = { clockOffsetMs: 0, blockTimeMs: 2000, highestHead: undefined, claimedHead: undefined, failing: false };
const after = (seconds: number, facts: Partial<FreshnessFacts> = {}): FreshnessFacts => ({
  ...quiet,
  block,
  nowMs: (START + seconds) * 1000,
  ...facts,
});

/** A block that just arrived, so many seconds old by a clock that was never compared. */
const justCome = (seconds: number): FreshnessFacts =>
  after(seconds, { clockOffsetMs: null, block: { ...block, seenAtMs: (START + seconds) * 1000 } });

describe('freshness of the shown block', () => {
  it.each([
    ['no block yet', after(0, { block: undefined }), 'unknown'],
    ['of now', after(0), 'fresh'],
    ['five blocks old', after(10), 'fresh'],
    ['older', after(10.1), 'late'],
    ['fifteen blocks old', after(30), 'late'],
    ['older', after(30.1), 'stale'],
    ['ten minutes old on arrival', after(600, { block: { ...block, seenAtMs: (START + 600) * 1000 } }), 'stale'],
    ['ten minutes old by a clock that was never compared', justCome(600), 'unknown'],
    ['of now by a clock that was never compared', justCome(2), 'fresh'],
    ['nothing new for a minute, by a clock that was never compared', after(60, { clockOffsetMs: null }), 'stale'],
    ['reads fail', after(1, { failing: true }), 'late'],
    ['blocks of a second: six seconds', after(6, { blockTimeMs: 1000 }), 'late'],
    ['blocks of a second: a chain that hiccups', after(4, { blockTimeMs: 1000 }), 'fresh'],
    ['blocks of a second: 21 seconds', after(21, { blockTimeMs: 1000 }), 'stale'],
    ['a node is three blocks ahead', after(4, { highestHead: 1003 }), 'fresh'],
    ['a node is six blocks ahead', after(2, { highestHead: 1006 }), 'late'],
    ['a node is 16 blocks ahead, and time enough passed', after(16, { highestHead: 1016 }), 'stale'],
    ['from the future, and just come', after(-3600, { block: { ...block, seenAtMs: (START - 3600) * 1000 } }), 'fresh'],
    [
      'from the future, and the same for a minute',
      after(-3540, { block: { ...block, seenAtMs: (START - 3600) * 1000 } }),
      'stale',
    ],
    ['a reorg: heads of before are a few blocks higher', after(2, { highestHead: 1003 }), 'fresh'],
  ] as const)('is judged in the case "%s"', (_, facts, expected) => {
    expect(freshnessOf(facts, limits)).toBe(expected);
  });
});

describe('laws', () => {
  const head = fc.option(fc.integer({ min: 0, max: 2000 }), { nil: undefined });
  const anyFacts = fc.record({
    block: fc.record({
      number: fc.integer({ min: 0, max: 2000 }),
      timestamp: fc.integer({ min: START - 700, max: START + 700 }),
      seenAtMs: fc.integer({ min: (START - 700) * 1000, max: START * 1000 }),
    }),
    nowMs: fc.constant(START * 1000),
    clockOffsetMs: fc.integer({ min: -700_000, max: 700_000 }),
    blockTimeMs: fc.integer({ min: 100, max: 60_000 }),
    highestHead: head,
    claimedHead: head,
    failing: fc.boolean(),
  });

  it('an older block is never fresher', () => {
    fc.assert(
      fc.property(anyFacts, fc.integer({ min: 0, max: 700 }), (facts, seconds) => {
        const older = { ...facts.block, timestamp: facts.block.timestamp - seconds };
        expect(rank({ ...facts, block: older })).toBeGreaterThanOrEqual(rank(facts));
      }),
    );
  });

  it('a block shown for longer is never fresher', () => {
    fc.assert(
      fc.property(anyFacts, fc.integer({ min: 0, max: 700_000 }), (facts, ms) => {
        expect(rank({ ...facts, nowMs: facts.nowMs + ms })).toBeGreaterThanOrEqual(rank(facts));
      }),
    );
  });

  it('a higher head, known or claimed, never makes it fresher', () => {
    fc.assert(
      fc.property(anyFacts, head, head, (facts, known, claimed) => {
        const higher = {
          ...facts,
          highestHead: Math.max(facts.highestHead ?? 0, known ?? 0),
          claimedHead: Math.max(facts.claimedHead ?? 0, claimed ?? 0),
        };
        expect(rank(higher)).toBeGreaterThanOrEqual(rank(facts));
      }),
    );
  });

  it('a block beyond the age limits is never fresh, and beyond the last one always stale', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const ageMs = blockAgeMs(facts.block, facts);
        const { lateMs, staleMs } = ageLimitsMs(limits, facts.blockTimeMs);
        if (ageMs > lateMs) expect(freshnessOf(facts, limits)).not.toBe('fresh');
        if (ageMs > staleMs) expect(freshnessOf(facts, limits)).toBe('stale');
      }),
    );
  });

  it('a known clock offset changes nothing', () => {
    fc.assert(
      fc.property(anyFacts, fc.integer({ min: -1e12, max: 1e12 }), (facts, offMs) => {
        const shifted = {
          ...facts,
          nowMs: facts.nowMs + offMs,
          clockOffsetMs: facts.clockOffsetMs - offMs,
          block: { ...facts.block, seenAtMs: facts.block.seenAtMs + offMs },
        };
        expect(freshnessOf(shifted, limits)).toBe(freshnessOf(facts, limits));
      }),
    );
  });

  it('no claimed or known head, however high, stops trading on a recent block', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0 }), fc.integer({ min: 0 }), fc.integer({ min: 0, max: 4000 }), (a, b, ageMs) => {
        const facts = { ...after(ageMs / 1000), claimedHead: a };
        expect(freshnessOf(facts, limits)).toBe('fresh');
        expect(freshnessOf({ ...facts, highestHead: b }, limits)).not.toBe('stale');
      }),
    );
  });
});
