import type { Fraction } from '../amounts/fraction.ts';
import type { Address } from '../tokens/types.ts';
import type { PoolReserves } from '../trade/bestRoute.ts';

/** How a pool is read as a market: which of its tokens is priced in the other. */
export interface MarketSides {
  readonly base: Address;
  readonly quote: Address;
  readonly baseIsToken0: boolean;
}

/** The token that prices others more often is the quote; of equal ones it is token1. */
export const marketSides = (
  { token0, token1 }: Pick<PoolReserves, 'token0' | 'token1'>,
  quoteRank: (token: Address) => number,
): MarketSides =>
  quoteRank(token0) > quoteRank(token1)
    ? { base: token1, quote: token0, baseIsToken0: false }
    : { base: token0, quote: token1, baseIsToken0: true };

/** The pool's price, raw quote per raw base; undefined for an empty pool. */
export const poolPrice = (
  { reserve0, reserve1 }: Pick<PoolReserves, 'reserve0' | 'reserve1'>,
  { baseIsToken0 }: Pick<MarketSides, 'baseIsToken0'>,
): Fraction | undefined => {
  if (reserve0 === 0n || reserve1 === 0n) return undefined;
  return baseIsToken0 ? { numerator: reserve1, denominator: reserve0 } : { numerator: reserve0, denominator: reserve1 };
};
