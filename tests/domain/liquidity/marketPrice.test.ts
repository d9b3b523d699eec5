import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareFractions, type Fraction } from '#domain/amounts/fraction.ts';
import { marketGapBps, marketPriceOf, pairScale } from '#domain/liquidity/marketPrice.ts';

const of = (numerator: bigint, denominator = 1n): Fraction => ({ numerator, denominator });
const positive = fc.tuple(fc.bigInt(1n, 10n ** 30n), fc.bigInt(1n, 10n ** 30n)).map(([n, d]) => of(n, d));
const pair = fc.record({ a: positive, b: positive });

describe('"token0Price, token1Price and pairScale (ratio)"', () => {
  it('is the one price over the other, exactly', () => {
    expect(pairScale({ a: of(3000n), b: of(2n) })).toEqual(of(3000n, 2n));
  });

  it('says how far a first price is from it, bounded', () => {
    expect(marketGapBps(of(112n), of(100n))).toBe(1200);
    expect(marketGapBps(of(88n), of(100n))).toBe(-1200);
    expect(marketGapBps(of(10n ** 30n), of(1n))).toBe(990_000);
    fc.assert(fc.property(positive, (price) => marketGapBps(price, price) === 0));
    fc.assert(fc.property(positive, positive, (price, market) => marketGapBps(price, market) >= -10_000));
  });
});

describe('the service names a price, the pools decide whether it is believed', () => {
  it('the price is the service’s without the pools, and there is none without the service', () => {
    fc.assert(
      fc.property(pair, (reported) => {
        expect(marketPriceOf(reported, undefined)).toEqual({
          price: pairScale(reported),
          source: 'service',
          isContradicted: false,
        });
        expect(marketPriceOf(undefined, reported)).toBeUndefined();
      }),
    );
  });

  it('the price shown is never further than 5% from the pools', () => {
    fc.assert(
      fc.property(pair, pair, (reported, pools) => {
        const shown = marketPriceOf(reported, pools);
        if (!shown) throw new Error('no price');
        const onChain = pairScale(pools);
        const [low, high] =
          compareFractions(shown.price, onChain) < 0 ? [shown.price, onChain] : [onChain, shown.price];
        expect(marketGapBps(high, low)).toBeLessThanOrEqual(500);
        expect(shown.isContradicted).toBe(shown.source === 'pools');
      }),
    );
    const pools = { a: of(100n), b: of(1n) };
    expect(marketPriceOf({ a: of(105n), b: of(1n) }, pools)?.source).toBe('service');
    expect(marketPriceOf({ a: of(106n), b: of(1n) }, pools)?.source).toBe('pools');
    expect(marketPriceOf({ a: of(94n), b: of(1n) }, pools)?.source).toBe('pools');
  });
});
