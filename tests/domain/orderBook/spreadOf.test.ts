import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { spreadOf } from '#domain/orderBook/spreadOf.ts';

const price = fc
  .tuple(fc.bigInt({ min: 1n, max: 10n ** 40n }), fc.bigInt({ min: 1n, max: 10n ** 40n }))
  .map(([numerator, denominator]) => ({ numerator, denominator }));

describe('the spread', () => {
  it('is 0.0005 for 0.4185 over 0.4180, 11.95 basis points of their middle', () => {
    const spread = spreadOf({ numerator: 4185n, denominator: 10_000n }, { numerator: 4180n, denominator: 10_000n });
    expect(spread).toMatchObject({ crossed: false, bps: 11.95 });
    expect(Number(spread?.size.numerator) / Number(spread?.size.denominator)).toBeCloseTo(0.0005);
  });

  it('is unknown while a side has no order', () => {
    const known = { numerator: 1n, denominator: 1n };
    expect(spreadOf(known, undefined)).toBeUndefined();
    expect(spreadOf(undefined, known)).toBeUndefined();
  });

  it('has the same size with the sides exchanged, and is crossed on one of them at most', () => {
    fc.assert(
      fc.property(price, price, (bestAsk, bestBid) => {
        const [one, other] = [spreadOf(bestAsk, bestBid), spreadOf(bestBid, bestAsk)];
        expect(one?.size.numerator).toBe(other?.size.numerator);
        expect(one?.bps).toBe(other?.bps);
        expect(one?.bps).toBeLessThanOrEqual(20_000);
        expect(one?.crossed && other?.crossed).toBe(false);
      }),
    );
  });
});
