import type { Fraction } from '../amounts/fraction.ts';
import { sortsBefore } from '../tokens/sortsBefore.ts';
import type { Address } from '../tokens/types.ts';
import type { PoolReserves } from './poolReserves.ts';

export interface MarketSides {
  readonly base: Address;
  readonly quote: Address;
  readonly baseIsToken0: boolean;
}

type QuoteRank = (token: Address) => number;

/** Sides of a market: the quote has the higher rank, else the higher address. `a` and `b` differ. */
export const marketSides = (a: Address, b: Address, quoteRank: QuoteRank): MarketSides => {
  const [rankA, rankB] = [quoteRank(a), quoteRank(b)];
  const isBaseA = rankA === rankB ? sortsBefore(a, b) : rankA < rankB;
  const [base, quote] = isBaseA ? [a, b] : [b, a];
  return { base, quote, baseIsToken0: sortsBefore(base, quote) };
};

/** Price of the pool, raw quote per raw base; undefined for an empty pool. */
export const poolPrice = (
  { reserve0, reserve1 }: Pick<PoolReserves, 'reserve0' | 'reserve1'>,
  { baseIsToken0 }: Pick<MarketSides, 'baseIsToken0'>,
): Fraction | undefined => {
  if (reserve0 === 0n || reserve1 === 0n) return undefined;
  return baseIsToken0 ? { numerator: reserve1, denominator: reserve0 } : { numerator: reserve0, denominator: reserve1 };
};
