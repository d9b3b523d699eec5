import { describe, expect, it } from 'vitest';
import { rules } from '#config/rules.ts';
import { impactSeverity, worstImpactBps } from '#domain/trade/impactSeverity.ts';
import type { TradeQuote } from '#domain/trade/types.ts';

describe('price impact bands: thresholds from a list of four values (severity 0 to 4)', () => {
  it.each([
    [undefined, 0],
    [-500, 0],
    [99.99, 0],
    [100, 1],
    [299.99, 1],
    [300, 2],
    [500, 3],
    [1499.99, 3],
    [1500, 4],
  ])('%s bp is severity %i', (bps, severity) => {
    expect(impactSeverity(bps, rules.slippage.priceImpactBandsBps)).toBe(severity);
  });
});

describe('the worst price of a quote', () => {
  const price = (numerator: bigint) => ({ numerator, denominator: 100n });
  const quote = (limit: bigint, sold: bigint, priceImpactBps?: number) =>
    ({
      limitPrice: price(limit),
      marginalPrice: price(100n),
      rests: { sold, bought: 1n },
      priceImpactBps,
    }) as unknown as TradeQuote;

  it.each([
    ['a sale that rests 98% below the market', quote(2n, 5n), 'SELL', 9_800],
    ['a purchase that rests at twice the market', quote(200n, 5n), 'BUY', 10_000],
    ['one that rests short of the market', quote(200n, 5n), 'SELL', undefined],
    ['one that fills whole, whatever its limit', quote(2n, 0n, 30), 'SELL', 30],
    ['a fill that is worse than what rests', quote(90n, 5n, 2_000), 'SELL', 2_000],
    ['an empty pool', { ...quote(2n, 5n), marginalPrice: undefined }, 'SELL', undefined],
  ] as const)('counts %s', (_, given, direction, bps) => {
    expect(worstImpactBps(given, direction)).toBe(bps);
  });
});
