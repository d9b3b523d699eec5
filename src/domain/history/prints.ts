import type { Fraction } from '../amounts/fraction.ts';
import type { HistoryMarket, PairTrade } from './types.ts';

/** A trade as a market sees it. */
export interface Print {
  readonly base: bigint;
  readonly quote: bigint;
  /** Raw quote per raw base. */
  readonly price: Fraction;
}

/** A market whose tokens' decimals may not be known yet. */
export type PrintMarket = Pick<HistoryMarket, 'baseIsToken0'> &
  Partial<Pick<HistoryMarket, 'baseDecimals' | 'quoteDecimals'>>;

/** With fewer raw units than this on one side, rounding to whole units alone moves a price by more than 1%. */
const PRECISE_UNITS = 100n;

/** The raw units that make a print a price: of a token without decimals every one is worth something. */
const smallestUnit = (decimals: number | undefined): bigint => {
  if (decimals === undefined) return 1n;
  return decimals < 2 ? 10n ** BigInt(decimals) : PRECISE_UNITS;
};

/** Undefined for a trade without a price: one of its sides rounded to nothing. */
export const printOf = (trade: PairTrade, { baseIsToken0 }: Pick<HistoryMarket, 'baseIsToken0'>): Print | undefined => {
  const [base, quote] = baseIsToken0 ? [trade.amount0, trade.amount1] : [trade.amount1, trade.amount0];
  if (base <= 0n || quote <= 0n) return undefined;
  return { base, quote, price: { numerator: quote, denominator: base } };
};

/**
 * The print where it has a price. A matched order can leave a few raw units that go through the pool as a trade of
 * their own; what comes of that is rounding, so, like an odd lot, it sets neither last price nor high and low.
 */
export const pricePrintOf = (trade: PairTrade, market: PrintMarket): Print | undefined => {
  const print = printOf(trade, market);
  if (!print) return undefined;
  const isDust = print.base < smallestUnit(market.baseDecimals) || print.quote < smallestUnit(market.quoteDecimals);
  return isDust ? undefined : print;
};

/** Whether a trade has a price in any market, whatever decimals its tokens have: both raw amounts are large enough. */
export const hasSurePrice = ({ amount0, amount1 }: Pick<PairTrade, 'amount0' | 'amount1'>): boolean =>
  amount0 >= PRECISE_UNITS && amount1 >= PRECISE_UNITS;

/** The newest trade with a meaningful price, and that price. */
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
