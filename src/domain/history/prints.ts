import type { Fraction } from '../amounts/fraction.ts';
import type { HistoryMarket, PairTrade } from './types.ts';

/** A trade as a market sees it. */
export interface Print {
  readonly base: bigint;
  readonly quote: bigint;
  /** Raw quote per raw base. */
  readonly price: Fraction;
}

/** Undefined for a trade without a price: one of its sides rounded to nothing. */
export const printOf = (trade: PairTrade, { baseIsToken0 }: Pick<HistoryMarket, 'baseIsToken0'>): Print | undefined => {
  const [base, quote] = baseIsToken0 ? [trade.amount0, trade.amount1] : [trade.amount1, trade.amount0];
  if (base <= 0n || quote <= 0n) return undefined;
  return { base, quote, price: { numerator: quote, denominator: base } };
};
