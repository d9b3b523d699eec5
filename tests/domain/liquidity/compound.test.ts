import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountOfEqualValue, paysFrom } from '#domain/liquidity/compound.ts';

const BPS = 10_000n;

const drawn = fc.record({
  amount: fc.bigInt({ min: 1n, max: 10n ** 24n }),
  costBps: fc.bigInt({ min: -200n, max: 5_000n }),
  fee: fc.bigInt({ min: 0n, max: 10n ** 20n }),
  aprBps: fc.bigInt({ min: 0n, max: 200_000n }),
});

describe('the amount from which compounding pays', () => {
  it('is the least one whose rewards of a year cover the network fee and the cost of the swap', () => {
    let found = 0;
    fc.assert(
      fc.property(drawn, ({ amount, costBps, fee, aprBps }) => {
        const swapCost = (amount * costBps) / BPS;
        const least = paysFrom({ amount, swapCost, fee, aprBps });
        // Rewards of a year less the swap's cost, both in proportion to the amount, times its unit.
        const coversAt = (compounded: bigint): boolean =>
          compounded * aprBps * amount - compounded * BPS * swapCost >= BPS * fee * amount;
        if (least === undefined) {
          expect(aprBps * amount).toBeLessThanOrEqual(BPS * swapCost);
          return;
        }
        found += 1;
        expect(coversAt(least)).toBe(true);
        if (least > 1n) expect(coversAt(least - 1n)).toBe(false);
      }),
      { numRuns: 500 },
    );
    expect(found).toBeGreaterThan(200);
  });

  it('is 50 tokens at a yield of 30 %, a cost of 10 % and a fee of 10 tokens', () => {
    expect(paysFrom({ amount: 1_000n, swapCost: 100n, fee: 10n, aprBps: 3_000n })).toBe(50n);
  });

  it('does not exist if the swap costs what the rewards of a year are', () => {
    expect(paysFrom({ amount: 1_000n, swapCost: 300n, fee: 0n, aprBps: 3_000n })).toBeUndefined();
    expect(paysFrom({ amount: 1_000n, swapCost: 0n, fee: 1n, aprBps: 0n })).toBeUndefined();
  });
});

describe('the amount of one token that is worth an amount of another', () => {
  const half = { price: { numerator: 1n, denominator: 2n }, decimals: 18 };
  const four = { price: { numerator: 4n, denominator: 1n }, decimals: 6 };

  it('follows prices and decimals, rounded up', () => {
    expect(amountOfEqualValue(10n ** 18n, half, four)).toBe(125_000n);
    expect(amountOfEqualValue(1n, half, four)).toBe(1n);
    expect(amountOfEqualValue(125_000n, four, half)).toBe(10n ** 18n);
  });

  it('is never worth less than the amount itself', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 24n }), (raw) => {
        expect(amountOfEqualValue(amountOfEqualValue(raw, half, four), four, half)).toBeGreaterThanOrEqual(raw);
      }),
    );
  });
});
