import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysToBreakEven, outlookAt } from '#domain/liquidity/outlook.ts';

const amount = fc.bigInt({ min: 1n, max: 10n ** 24n });
const small = fc.bigInt({ min: 1n, max: 40n });

describe('outlookAt', () => {
  it('equals a pool without fees that is moved to the price along its constant product', () => {
    fc.assert(
      fc.property(amount, amount, small, small, (a, b, up, down) => {
        const [reserve0, reserve1] = [a * up, b * down];
        const moved = { reserve0: a * down, reserve1: b * up };
        expect(moved.reserve0 * moved.reserve1).toBe(reserve0 * reserve1);
        const factor = { numerator: up * up, denominator: down * down };
        const outlook = outlookAt({ amount0: reserve0, amount1: reserve1 }, { reserve0, reserve1 }, factor);
        const held = (reserve0 * moved.reserve1) / moved.reserve0 + reserve1;
        expect(outlook?.value).toBe(2n * moved.reserve1);
        expect(outlook?.holding).toBe(held);
        expect(outlook?.missing).toBe(held - 2n * moved.reserve1);
      }),
    );
  });

  it('has no loss against holding at an unchanged price', () => {
    fc.assert(
      fc.property(amount, amount, (reserve0, reserve1) => {
        const same = { numerator: 1n, denominator: 1n };
        const outlook = outlookAt({ amount0: reserve0, amount1: reserve1 }, { reserve0, reserve1 }, same);
        expect(outlook).toEqual({ value: 2n * reserve1, holding: 2n * reserve1, missing: 0n });
      }),
    );
  });

  it('is unknown for a pool with an empty side', () => {
    const same = { numerator: 1n, denominator: 1n };
    expect(outlookAt({ amount0: 1n, amount1: 0n }, { reserve0: 1n, reserve1: 0n }, same)).toBeUndefined();
  });
});

describe('daysToBreakEven', () => {
  it('is the first whole day on which the fees cover the missing value', () => {
    fc.assert(
      fc.property(amount, amount, small, small, (value, missing, numerator, denominator) => {
        const days = daysToBreakEven({ value, missing, holding: value + missing }, { numerator, denominator });
        const covers = (count: bigint): boolean => count * value * numerator >= missing * denominator;
        expect(days !== undefined && covers(days) && !covers(days - 1n)).toBe(true);
      }),
    );
  });

  it('is 0 without a loss and unknown without a yield', () => {
    const lost = { value: 9n, missing: 1n, holding: 10n };
    expect(daysToBreakEven({ value: 9n, missing: 0n, holding: 9n }, undefined)).toBe(0n);
    expect(daysToBreakEven(lost, undefined)).toBeUndefined();
    expect(daysToBreakEven(lost, { numerator: 0n, denominator: 1n })).toBeUndefined();
  });
});
