import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareFractions } from '#domain/amounts/fraction.ts';
import { feesOfSwaps, feeYield, gainPerDay, paidBySwaps, partOfPool, priceRange } from '#domain/liquidity/feeYield.ts';

const amount = fc.bigInt({ min: 1n, max: 10n ** 24n });
const free = { kLast: 0n, feeRate: undefined };

const swap = fc.record({
  blockNumber: fc.nat(),
  in0: fc.bigInt({ min: 0n, max: 10n ** 24n }),
  in1: fc.bigInt({ min: 0n, max: 10n ** 24n }),
  out0: fc.bigInt({ min: 0n, max: 10n ** 24n }),
  out1: fc.bigInt({ min: 0n, max: 10n ** 24n }),
});

describe('feesOfSwaps', () => {
  it('is 0.3 % of each token that swaps paid in, also of a swap that pays both', () => {
    const swaps = [
      { in0: 1000n, in1: 0n },
      { in0: 0n, in1: 4000n },
      { in0: 1999n, in1: 1000n },
    ];
    expect(feesOfSwaps(swaps)).toEqual({ amount0: 8n, amount1: 15n });
    expect(feesOfSwaps([])).toEqual({ amount0: 0n, amount1: 0n });
  });
});

describe('priceRange', () => {
  it('contains the price of each swap and begins and ends at one', () => {
    const one = fc
      .record({ in0: amount, out1: amount })
      .map((paid) => ({ blockNumber: 1, in1: 0n, out0: 0n, ...paid }));
    fc.assert(
      fc.property(fc.array(one, { minLength: 1 }), (swaps) => {
        const prices = swaps
          .map(({ in0, out1 }) => ({ numerator: out1, denominator: (in0 * 997n) / 1000n }))
          .filter(({ numerator, denominator }) => numerator > 0n && denominator > 0n);
        const range = priceRange(swaps, { baseIsToken0: true });
        if (!range) return expect(prices).toEqual([]);
        expect(prices).toContainEqual(range.low);
        expect(prices).toContainEqual(range.high);
        for (const price of prices) {
          expect(compareFractions(range.low, price)).not.toBe(1);
          expect(compareFractions(range.high, price)).not.toBe(-1);
        }
        return undefined;
      }),
    );
  });

  it('is the same whichever token a swap pays, and unknown without a swap above dust', () => {
    const market = { baseIsToken0: true, baseDecimals: 18, quoteDecimals: 18 };
    const paid0 = { blockNumber: 1, in0: 1_000_000n, in1: 0n, out0: 0n, out1: 2_000_000n };
    const paid1 = { blockNumber: 2, in0: 0n, in1: 1_000_000n, out0: 400_000n, out1: 0n };
    const dust = { blockNumber: 3, in0: 3n, in1: 0n, out0: 0n, out1: 1n };
    expect(priceRange([paid0, dust, paid1], market)).toEqual({
      low: { numerator: 2_000_000n, denominator: 997_000n },
      high: { numerator: 997_000n, denominator: 400_000n },
    });
    expect(priceRange([dust], market)).toBeUndefined();
  });
});

describe('gainPerDay', () => {
  it('shares the fees of a day with what is added, by value', () => {
    fc.assert(
      fc.property(amount, amount, amount, fc.integer({ min: 1, max: 30 }), (added, pooled, fees, days) => {
        const gain = gainPerDay(added, pooled, { numerator: fees, denominator: pooled }, days);
        const share = BigInt(days) * (pooled + added);
        expect(gain * share <= fees * added && (gain + 1n) * share > fees * added).toBe(true);
      }),
    );
  });
});

describe('partOfPool', () => {
  it('the sum of swaps is the sum of each swap’s parts', () => {
    fc.assert(
      fc.property(fc.array(swap), amount, amount, (swaps, reserve0, reserve1) => {
        const reserves = { reserve0, reserve1 };
        const parts = swaps.map((each) => partOfPool(paidBySwaps([each]), reserves)?.numerator ?? -1n);
        expect(partOfPool(paidBySwaps(swaps), reserves)?.numerator).toBe(parts.reduce((sum, part) => sum + part, 0n));
      }),
    );
  });
});

describe('feeYield', () => {
  it('times the value of the pool is the value of the fees, both at the price of the pool', () => {
    fc.assert(
      fc.property(amount, amount, amount, amount, (reserve0, reserve1, amount0, amount1) => {
        const found = feeYield({ amount0, amount1 }, { reserve0, reserve1, ...free });
        if (!found) throw new Error('the yield of a filled pool is known');
        const { numerator, denominator } = found;
        const fees = amount0 * reserve1 + amount1 * reserve0;
        expect(numerator * 2n * reserve1 * reserve0).toBe(fees * denominator);
      }),
    );
  });

  it('leaves five of six parts where the protocol takes a sixth', () => {
    const pool = { reserve0: 100n, reserve1: 100n, kLast: 10_000n, feeRate: 5n };
    const found = feeYield({ amount0: 6n, amount1: 6n }, pool);
    expect(found && found.numerator * 100n).toBe(found && found.denominator * 5n);
  });

  it('is unknown for a pool with an empty side, and 0 without a swap', () => {
    expect(feeYield({ amount0: 1n, amount1: 1n }, { reserve0: 0n, reserve1: 5n, ...free })).toBeUndefined();
    expect(feeYield({ amount0: 0n, amount1: 0n }, { reserve0: 5n, reserve1: 5n, ...free })?.numerator).toBe(0n);
  });
});
