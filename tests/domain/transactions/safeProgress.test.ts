import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deadlineFor } from '#domain/transactions/deadline.ts';
import { DEADLINE_RANGE } from '#domain/transactions/deadlineRange.ts';
import { explorerHash } from '#domain/transactions/explorerHash.ts';
import { nextSafeSearch, safeStage, searchAgain } from '#domain/transactions/safeProgress.ts';
import { followedHash } from '#domain/transactions/settlement.ts';

const block = fc.integer({ min: 0, max: 80_000_000 });

describe('the search for an execution', () => {
  it('comes to the newest block without a gap, in ranges that nodes allow', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 20_000 }),
        block,
        fc.integer({ min: 32, max: 1000 }),
        (behind, start, max) => {
          const newest = start + behind;
          let searchedTo = start;
          for (let looks = 0; ; looks += 1) {
            const { fromBlock, toBlock, isNewest } = nextSafeSearch(searchedTo, newest, max);
            expect(fromBlock).toBeLessThanOrEqual(searchedTo + 1);
            expect(toBlock - fromBlock).toBeLessThanOrEqual(max + 16);
            expect(isNewest).toBe(toBlock === newest);
            if (isNewest) return;
            expect(toBlock).toBeGreaterThan(searchedTo);
            searchedTo = toBlock;
            expect(looks).toBeLessThan(1000);
          }
        },
      ),
      { numRuns: 100 },
    );
  });

  it('stays below the newest block where the chain went back behind it', () => {
    fc.assert(
      fc.property(block, block, (searchedTo, newest) => {
        const { fromBlock, toBlock } = nextSafeSearch(searchedTo, newest);
        expect(toBlock).toBeLessThanOrEqual(newest);
        expect(fromBlock).toBeLessThanOrEqual(toBlock + 1);
        expect(fromBlock).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('starts again below an execution that was reorganized away', () => {
    expect(searchAgain(500, 480)).toEqual({ searchedTo: 416, minedHash: undefined });
    expect(searchAgain(100, 480).searchedTo).toBe(100);
  });
});

it.each([
  [{}, 'unknown'],
  [{ confirmations: 0 }, 'signatures'],
  [{ confirmations: 1 }, 'signatures'],
  [{ confirmations: 2 }, 'execution'],
  [{ confirmations: 1, minedHash: '0x02' as const }, 'mining'],
])('a proposal with %j is at the stage %s', (known, stage) => {
  expect(safeStage({ threshold: 2, ...known })).toBe(stage);
});

it('an explorer is given no hash that only the Safe knows, and the mined one once there is one', () => {
  const safe = { threshold: 2, searchedTo: 1 };
  expect(explorerHash({ hash: '0x01', safe })).toBeUndefined();
  expect(explorerHash({ hash: '0x01', safe: { ...safe, minedHash: '0x02' } })).toBe('0x02');
  expect(followedHash({ hash: '0x01', safe: { ...safe, minedHash: '0x02' } })).toBe('0x02');
  const ended = { kind: 'rejectedInSafe', blockNumber: 1, hash: '0x03' } as const;
  expect(explorerHash({ hash: '0x01', safe, ended })).toBe('0x03');
  expect(explorerHash({ hash: '0x01', replacedBy: '0x04' })).toBe('0x04');
});

it('a deadline is one that several signers can meet, within the range of the setting', () => {
  const { min, max, fallback } = DEADLINE_RANGE;
  fc.assert(
    fc.property(fc.integer({ min, max }), fc.integer({ min: 2, max: 20 }), (chosen, threshold) => {
      expect(deadlineFor(chosen, undefined)).toBe(chosen);
      expect(deadlineFor(chosen, threshold)).toBe(max);
      if (chosen !== fallback) expect(deadlineFor(chosen, 1)).toBe(chosen);
    }),
  );
  expect(deadlineFor(fallback, 1)).toBe(max);
});
