import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareFractions } from '#domain/amounts/fraction.ts';
import { bestReward, feesAndRewards } from '#domain/rewards/feesAndRewards.ts';

const part = fc.record({
  numerator: fc.bigInt({ min: 0n, max: 10n ** 30n }),
  denominator: fc.bigInt({ min: 1n, max: 10n ** 30n }),
});
const bps = fc.bigInt({ min: 0n, max: 10n ** 9n });
const window = fc.constantFrom(1, 7, 30);

describe('the fee yield of a window and the rewards', () => {
  it('adds 36.5 % a year to a fee yield of 0.05 % as 0.1 % for each day', () => {
    const fees = { numerator: 5n, denominator: 10_000n };
    const sum = (days: number, tenThousandths: bigint): number =>
      compareFractions(feesAndRewards(fees, { bps: 3650n }, days) ?? fees, {
        numerator: tenThousandths,
        denominator: 10_000n,
      });
    expect([sum(1, 15n), sum(7, 75n), sum(30, 305n)]).toEqual([0, 0, 0]);
  });

  it('is the fee yield and the part of the APR, to the last unit', () => {
    fc.assert(
      fc.property(part, bps, window, (fees, rate, days) => {
        const total = feesAndRewards(fees, { bps: rate }, days);
        if (!total) throw new Error('both are known');
        const reward = { numerator: rate * BigInt(days), denominator: 3_650_000n };
        const rest = {
          numerator: total.numerator * fees.denominator - fees.numerator * total.denominator,
          denominator: total.denominator * fees.denominator,
        };
        expect(compareFractions(rest, reward)).toBe(0);
        expect(total.other).toBeUndefined();
      }),
    );
  });

  it('is unknown while the fee yield or the reward is unknown', () => {
    fc.assert(
      fc.property(part, bps, window, (fees, rate, days) => {
        expect(feesAndRewards(undefined, { bps: rate }, days)).toBeUndefined();
        expect(feesAndRewards(fees, undefined, days)).toBeUndefined();
      }),
    );
  });

  it('keeps both sums while prices disagree, the lower one first', () => {
    fc.assert(
      fc.property(part, bps, fc.bigInt({ min: 1n, max: 10n ** 9n }), window, (fees, low, more, days) => {
        const total = feesAndRewards(fees, { bps: low, other: low + more }, days);
        if (!total?.other) throw new Error('two prices make two sums');
        expect(compareFractions(total, total.other)).toBeLessThan(0);
        expect(total.other).toEqual(feesAndRewards(fees, { bps: low + more }, days));
      }),
    );
  });
});

describe('the reward of a pool in several programmes', () => {
  it('is that of the one that pays most, since pool tokens are staked once', () => {
    fc.assert(
      fc.property(fc.array(bps, { minLength: 1 }), (rates) => {
        const best = bestReward(rates.map((rate) => ({ bps: rate })));
        expect(best?.bps).toBe(rates.toSorted((a, b) => (a < b ? 1 : -1))[0]);
      }),
    );
  });

  it('is unknown without a programme, and while one of them is unknown', () => {
    expect(bestReward([])).toBeUndefined();
    expect(bestReward([{ bps: 100n }, undefined])).toBeUndefined();
  });
});
