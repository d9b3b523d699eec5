import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  agreesWithMining,
  earnedSince,
  tradedIn,
  type ReportedOrderMining,
} from '#domain/mining/reportedOrderMining.ts';
import type { Address } from '#domain/tokens/types.ts';

const at = (number: number): Address => `0x${number.toString(16).padStart(40, '0')}`;
const factor = { token0: at(1), token1: at(2), factor: 60n, maxLimit: 600n, minLimit: 500n };
const earned = { sum: 60n, toBlock: 90 };
const versions = [
  { fromBlock: 75, toBlock: 90, amount: 30n },
  { fromBlock: 60, toBlock: 75, amount: 20n },
  { fromBlock: 0, toBlock: 60, amount: 10n },
];
const traded = [{ token0: at(1), token1: at(2), dollars: 12.5 }];
const report: ReportedOrderMining = { block: 100, factors: [factor], earned, traded, versions };

describe("a service's report of limit-order mining", () => {
  it('agrees where the contracts have the same pairs, sum and block', () => {
    expect(agreesWithMining(report, { factors: [factor], earned })).toBe(true);
  });

  it('may name a pair that another one replaced, as no event says which', () => {
    const replaced = { ...factor, token1: at(3) };
    expect(agreesWithMining({ ...report, factors: [replaced, factor] }, { factors: [factor], earned })).toBe(true);
  });

  it.each([
    [{ factors: [{ ...factor, factor: 61n }] }],
    [{ factors: [{ ...factor, maxLimit: 1n }] }],
    [{ factors: [] }],
    [{ earned: { sum: 61n, toBlock: 90 } }],
    [{ earned: { sum: 60n, toBlock: 89 } }],
  ])('disagrees with the contracts: %o', (more) => {
    expect(agreesWithMining({ ...report, ...more }, { factors: [factor], earned })).toBe(false);
  });

  it('is not judged by half of an answer', () => {
    expect(agreesWithMining(report, { factors: undefined, earned })).toBeUndefined();
    expect(agreesWithMining(report, { factors: [], earned: undefined })).toBeUndefined();
  });

  it('names the dollars traded in a pair, whichever token comes first', () => {
    expect(tradedIn(report, factor)).toBe(12.5);
    expect(tradedIn(report, { token0: at(2), token1: at(1) })).toBe(12.5);
    expect(tradedIn(report, { token0: at(1), token1: at(3) })).toBeUndefined();
    expect(tradedIn({ ...report, traded: [{ ...factor, dollars: 0 }] }, factor)).toBeUndefined();
  });

  it('sums what was earned since a block, and says since which block that is', () => {
    expect(earnedSince(report, 60)).toEqual({ fromBlock: 60, amount: 50n });
    expect(earnedSince(report, 61)).toEqual({ fromBlock: 75, amount: 30n });
    expect(earnedSince(report, 76)).toBeUndefined();
    fc.assert(
      fc.property(fc.nat(100), (block) => {
        const since = earnedSince(report, block);
        return since === undefined || (since.fromBlock >= block && since.amount <= earned.sum);
      }),
    );
  });
});
