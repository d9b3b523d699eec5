import { compareFractions } from '../amounts/fraction.ts';
import type { Fraction } from '../amounts/fraction.ts';
import { printOf } from './prints.ts';
import type { HistoryMarket, PairTrade } from './types.ts';

/** What happened in the last 24 hours. Prices are raw quote per raw base. */
export interface DayStats {
  /** The last price before the 24 hours, or their first where nothing is known before. */
  readonly open: Fraction;
  readonly last: Fraction;
  readonly high: Fraction;
  readonly low: Fraction;
  /** From `open` to `last`, basis points, rounded towards zero. */
  readonly changeBps: number;
  /** Raw units. */
  readonly volumeBase: bigint;
  readonly volumeQuote: bigint;
}

const DAY_SECONDS = 86_400;
const ALL_BPS = 10_000n;

const changeBps = (open: Fraction, last: Fraction): number => {
  const was = open.numerator * last.denominator;
  const is = last.numerator * open.denominator;
  return Number(((is - was) * ALL_BPS) / was);
};

/** Statistics of the trades (newest first) of the 24 hours before `nowSeconds`; undefined if there were none. */
export const dayStats = (
  trades: readonly PairTrade[],
  market: Pick<HistoryMarket, 'baseIsToken0'>,
  nowSeconds: number,
): DayStats | undefined => {
  let stats: Omit<DayStats, 'changeBps'> | undefined;
  for (const trade of trades) {
    const print = printOf(trade, market);
    if (!print) continue;
    const { price, base, quote } = print;
    if (trade.timestamp <= nowSeconds - DAY_SECONDS) {
      if (stats) stats = { ...stats, open: price };
      break;
    }
    stats = stats
      ? {
          open: price,
          last: stats.last,
          high: compareFractions(price, stats.high) > 0 ? price : stats.high,
          low: compareFractions(price, stats.low) < 0 ? price : stats.low,
          volumeBase: stats.volumeBase + base,
          volumeQuote: stats.volumeQuote + quote,
        }
      : { open: price, last: price, high: price, low: price, volumeBase: base, volumeQuote: quote };
  }
  return stats && { ...stats, changeBps: changeBps(stats.open, stats.last) };
};
