import type { Fraction } from '../amounts/fraction.ts';
import type { HistoryMarket, PairTrade } from './types.ts';

/** A trade from a market's side, raw units. */
export interface Print {
  readonly base: bigint;
  readonly quote: bigint;
  /** Raw quote per raw base. */
  readonly price: Fraction;
}

/** A market whose decimals may be unknown. */
export type PrintMarket = Pick<HistoryMarket, 'baseIsToken0'> &
  Partial<Pick<HistoryMarket, 'baseDecimals' | 'quoteDecimals'>>;

/** Below this many raw units on one side, rounding to whole units alone moves a price by more than 1 %. */
const PRECISE_UNITS = 100n;

/**
 * Raw units that make a price meaningful: at most one whole token, because a unit of a token without decimals has
 * value. 1 while decimals are unknown.
 */
const smallestUnit = (decimals: number | undefined): bigint => {
  if (decimals === undefined) return 1n;
  return decimals < 2 ? 10n ** BigInt(decimals) : PRECISE_UNITS;
};

/** Undefined for a trade without a price: one of its sides rounded to zero. */
export const printOf = (trade: PairTrade, { baseIsToken0 }: Pick<HistoryMarket, 'baseIsToken0'>): Print | undefined => {
  const [base, quote] = baseIsToken0 ? [trade.amount0, trade.amount1] : [trade.amount1, trade.amount0];
  if (base <= 0n || quote <= 0n) return undefined;
  return { base, quote, price: { numerator: quote, denominator: base } };
};

/**
 * Print of a trade with a meaningful price. A matched order can leave a few raw units that pass through the pool as a
 * separate trade. Such a price is mostly rounding, so, like an odd lot, it sets neither last price nor high and low.
 */
export const pricePrintOf = (trade: PairTrade, market: PrintMarket): Print | undefined => {
  const print = printOf(trade, market);
  if (!print) return undefined;
  const isDust = print.base < smallestUnit(market.baseDecimals) || print.quote < smallestUnit(market.quoteDecimals);
  return isDust ? undefined : print;
};

/** True for a trade that has a price in any market, whatever the decimals: both raw amounts are large enough. */
export const hasSurePrice = ({ amount0, amount1 }: Pick<PairTrade, 'amount0' | 'amount1'>): boolean =>
  amount0 >= PRECISE_UNITS && amount1 >= PRECISE_UNITS;

/** Newest trade with a meaningful price, and that price. */
export const lastPrintOf = (
  trades: readonly PairTrade[],
  market: PrintMarket,
): { readonly trade: PairTrade; readonly print: Print } | undefined => {
  for (const trade of trades) {
    const print = pricePrintOf(trade, market);
    if (print) return { trade, print };
  }
  return undefined;
};
