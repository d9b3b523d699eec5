import type { Fraction } from '../amounts/fraction.ts';
import type { HistoryMarket, PairTrade } from './types.ts';

export interface Print {
  readonly base: bigint;
  readonly quote: bigint;
  readonly price: Fraction;
}

export type PrintMarket = Pick<HistoryMarket, 'baseIsToken0'> &
  Partial<Pick<HistoryMarket, 'baseDecimals' | 'quoteDecimals'>>;

/** Below this many raw units, rounding alone moves a price by over 1 %. */
const PRECISE_UNITS = 100n;

/**
 * Raw units of dust, at most one whole token, because a unit of a token without decimals has value. 1 while decimals
 * are unknown.
 */
const smallestUnit = (decimals: number | undefined): bigint => {
  if (decimals === undefined) return 1n;
  return decimals < 2 ? 10n ** BigInt(decimals) : PRECISE_UNITS;
};

/** Print of a trade; undefined if a side rounded to zero. */
export const printOf = (
  trade: Pick<PairTrade, 'amount0' | 'amount1'>,
  { baseIsToken0 }: Pick<HistoryMarket, 'baseIsToken0'>,
): Print | undefined => {
  const [base, quote] = baseIsToken0 ? [trade.amount0, trade.amount1] : [trade.amount1, trade.amount0];
  if (base <= 0n || quote <= 0n) return undefined;
  return { base, quote, price: { numerator: quote, denominator: base } };
};

/**
 * Print that may set the last price. A few raw units of a matched order may pass through the pool; like an odd lot,
 * they set no last price.
 */
export const pricePrintOf = (trade: Pick<PairTrade, 'amount0' | 'amount1'>, market: PrintMarket): Print | undefined => {
  const print = printOf(trade, market);
  if (!print) return undefined;
  const isDust = print.base < smallestUnit(market.baseDecimals) || print.quote < smallestUnit(market.quoteDecimals);
  return isDust ? undefined : print;
};

/** True if both raw amounts are large enough for a precise price, whatever the decimals. */
export const hasSurePrice = ({ amount0, amount1 }: Pick<PairTrade, 'amount0' | 'amount1'>): boolean =>
  amount0 >= PRECISE_UNITS && amount1 >= PRECISE_UNITS;

/** Newest print of `trades`, which are newest first; undefined if none has a meaningful price. */
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
