import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { apyBps } from '#domain/staking/compound.ts';
import {
  currentRate,
  isClaimShort,
  isEnded,
  owedRewards,
  payableRewards,
  runwayOf,
  type SingleTerms,
} from '#domain/staking/single.ts';

const amount = fc.bigInt({ min: 0n, max: 10n ** 30n });
const block = fc.bigInt({ min: 0n, max: 10n ** 9n });
const terms: fc.Arbitrary<SingleTerms> = fc.record({
  perBlock: amount,
  endBlock: fc.oneof(fc.constant(0n), block),
  lastRewardBlock: block,
  totalStaked: amount,
  unclaimed: amount,
});

describe('the amount that a programme owes', () => {
  it('never falls with the blocks, and stops with the last block of rewards', () => {
    fc.assert(
      fc.property(terms, block, block, (each, at, more) => {
        const [now, then] = [owedRewards(each, at), owedRewards(each, at + more)];
        expect(then).toBeGreaterThanOrEqual(now);
        if (isEnded(each, at)) expect(then).toBe(now);
      }),
    );
  });

  it('grows by the rate of each block that is to come', () => {
    fc.assert(
      fc.property(terms, block, (each, at) => {
        const known = { ...each, lastRewardBlock: at };
        expect(owedRewards(known, at + 1n) - owedRewards(known, at)).toBe(currentRate(known, at));
      }),
    );
  });
});

describe('the amount that a programme can pay', () => {
  it('leaves out the stakes where they are of the same token', () => {
    expect(payableRewards(10n, 4n, true)).toBe(6n);
    expect(payableRewards(10n, 4n, false)).toBe(10n);
    expect(payableRewards(3n, 4n, true)).toBe(0n);
  });

  it('is short of a claim only where both are known', () => {
    expect(isClaimShort(5n, 4n)).toBe(true);
    expect(isClaimShort(5n, 5n)).toBe(false);
    expect(isClaimShort(undefined, 0n)).toBe(false);
    expect(isClaimShort(5n, undefined)).toBe(false);
  });

  it('lasts just as long as its runway says', () => {
    fc.assert(
      fc.property(terms, amount, block, (each, payable, at) => {
        const known = { ...each, lastRewardBlock: at };
        const runway = runwayOf(known, payable, at);
        if (runway.kind === 'short') expect(owedRewards(known, at)).toBeGreaterThan(payable);
        if (runway.kind === 'covered') expect(owedRewards(known, known.endBlock || at)).toBeLessThanOrEqual(payable);
        if (runway.kind !== 'blocks') return;
        expect(owedRewards(known, at + runway.blocks)).toBeLessThanOrEqual(payable);
        expect(owedRewards(known, at + runway.blocks + 1n)).toBeGreaterThan(payable);
      }),
    );
  });
});

describe('a yield that compounds', () => {
  it.each([
    [0n, 0n],
    [1_000n, 1_051n],
    [10_000n, 17_145n],
  ])('%s of a year, staked again every day, becomes %s', (apr, apy) => {
    const byHand = 10_000 * ((1 + Number(apr) / 3_650_000) ** 365 - 1);
    expect(Math.abs(Number(apyBps(apr)) - byHand)).toBeLessThanOrEqual(1 + byHand / 1e6);
    expect(apyBps(apr)).toBe(apy);
  });

  it('is never below the simple one, and unknown beyond belief', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 1_000_000n }), (apr) => {
        expect(apyBps(apr)).toBeGreaterThanOrEqual(apr > 0n ? apr - 1n : 0n);
      }),
    );
    expect(apyBps(10n ** 40n)).toBeUndefined();
  });
});
