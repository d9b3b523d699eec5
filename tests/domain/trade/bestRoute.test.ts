import { CurrencyAmount, Token } from '@uniswap/sdk-core';
import { Pair, Trade } from '@uniswap/v2-sdk';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bestRoute, poolGraph, spotPrice } from '#domain/trade/bestRoute.ts';
import { maker } from '../orderBook/markets.ts';

const token = maker;
const [A, B, C, D] = [token(1), token(2), token(3), token(4)] as const;

describe('the best route', () => {
  const graph = poolGraph([
    { token0: A, token1: B, reserve0: 1000n, reserve1: 1000n },
    { token0: A, token1: C, reserve0: 100_000n, reserve1: 100_000n },
    { token0: C, token1: B, reserve0: 100_000n, reserve1: 100_000n },
    { token0: A, token1: D, reserve0: 0n, reserve1: 0n },
  ]);

  it('avoids a shallow pool if another route is allowed', () => {
    expect(bestRoute(graph, { input: A, output: B, amount: 500n, maxHops: 1 })).toEqual({
      received: 332n,
      path: [A, B],
    });
    expect(bestRoute(graph, { input: A, output: B, amount: 500n, maxHops: 3 })?.path).toEqual([A, C, B]);
  });

  it('does not exist through an empty pool, to an unknown token, or for too little', () => {
    expect(bestRoute(graph, { input: A, output: D, amount: 500n, maxHops: 3 })).toBeUndefined();
    expect(bestRoute(graph, { input: A, output: token(9), amount: 500n, maxHops: 3 })).toBeUndefined();
    expect(bestRoute(graph, { input: A, output: B, amount: 1n, maxHops: 3 })).toBeUndefined();
  });

  it('yields what the best-trade search of @uniswap/v2-sdk finds, at 1, 2 and 3 hops', () => {
    const reserve = fc.bigInt({ min: 1_000n, max: 10n ** 12n });
    const pool = fc.record({
      ends: fc.uniqueArray(fc.integer({ min: 1, max: 6 }), { minLength: 2, maxLength: 2 }),
      reserve0: reserve,
      reserve1: reserve,
    });
    const pools = fc.uniqueArray(pool, {
      minLength: 1,
      maxLength: 9,
      selector: ({ ends }) => ends.toSorted().join('-'),
    });
    fc.assert(
      fc.property(
        pools,
        fc.bigInt({ min: 1n, max: 10n ** 9n }),
        fc.integer({ min: 1, max: 3 }),
        (list, amount, maxHops) => {
          const known = Array.from({ length: 7 }, (_, number) => new Token(137, token(number), 18));
          const at = (number: number | undefined): Token => known[number ?? 0] ?? new Token(137, A, 18);
          const pairs = list.map(
            ({ ends, reserve0, reserve1 }) =>
              new Pair(
                CurrencyAmount.fromRawAmount(at(ends[0]), reserve0.toString()),
                CurrencyAmount.fromRawAmount(at(ends[1]), reserve1.toString()),
              ),
          );
          const input = CurrencyAmount.fromRawAmount(at(1), amount.toString());
          const [theirs] = Trade.bestTradeExactIn(pairs, input, at(2), { maxHops, maxNumResults: 1 });
          const ours = bestRoute(
            poolGraph(
              list.map(({ ends: [a = 0, b = 0], reserve0, reserve1 }) => ({
                token0: token(a),
                token1: token(b),
                reserve0,
                reserve1,
              })),
            ),
            { input: A, output: B, amount, maxHops },
          );
          expect(ours?.received.toString()).toBe(theirs?.outputAmount.quotient.toString());
        },
      ),
      { numRuns: 300 },
    );
  });
});

describe('the spot price of a path', () => {
  const graph = poolGraph([
    { token0: A, token1: B, reserve0: 1000n, reserve1: 4000n },
    { token0: C, token1: B, reserve0: 50n, reserve1: 100n },
    { token0: A, token1: D, reserve0: 0n, reserve1: 7n },
  ]);
  const priceOf = (...path: readonly (typeof A)[]): number | undefined => {
    const price = spotPrice(graph, path);
    return price && Number(price.numerator) / Number(price.denominator);
  };

  it.each([
    ['one pool', [A, B], 4],
    ['the same pool the other way round', [B, A], 0.25],
    ['two pools', [A, B, C], 2],
    ['there and back again', [A, B, A], 1],
    ['a token alone is worth itself', [A], 1],
  ])('%s', (_, path, price) => expect(priceOf(...path)).toBe(price));

  it('does not exist if a pool is missing or empty', () => {
    expect(priceOf(A, C)).toBeUndefined();
    expect(priceOf(A, D)).toBeUndefined();
    expect(priceOf(token(9), A)).toBeUndefined();
  });

  it('is never worse than the route’s result with fee and slippage', () => {
    const reserve = fc.bigInt({ min: 1_000n, max: 10n ** 12n });
    fc.assert(
      fc.property(
        fc.array(reserve, { minLength: 4, maxLength: 4 }),
        fc.bigInt({ min: 1n, max: 10n ** 9n }),
        ([reserveA = 0n, reserveB = 0n, reserveC = 0n, reserveD = 0n], amount) => {
          const pools = poolGraph([
            { token0: A, token1: B, reserve0: reserveA, reserve1: reserveB },
            { token0: B, token1: C, reserve0: reserveC, reserve1: reserveD },
          ]);
          const route = bestRoute(pools, { input: A, output: C, amount, maxHops: 2 });
          const price = spotPrice(pools, [A, B, C]);
          if (!route || !price) return;
          expect(route.received * price.denominator <= amount * price.numerator).toBe(true);
        },
      ),
    );
  });
});
