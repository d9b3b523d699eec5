import { compareFractions, type Fraction } from '../amounts/fraction.ts';
import { pricePrintOf, type PrintMarket } from './prints.ts';
import type { PairTrade } from './types.ts';

/** Prices in raw quote per raw base. */
export interface DayStats {
  /** Last price before the 24 hours, else the first price within them. */
  readonly open: Fraction;
  readonly last: Fraction;
  readonly high: Fraction;
  readonly low: Fraction;
  /** Basis points, rounded towards zero. */
  readonly changeBps: number;
  readonly volumeBase: bigint;
  readonly volumeQuote: bigint;
}

type Growing = { -readonly [K in Exclude<keyof DayStats, 'changeBps'>]: DayStats[K] };

export const DAY_SECONDS = 86_400;
const ALL_BPS = 10_000n;

const changeBps = (open: Fraction, last: Fraction): number => {
  const was = open.numerator * last.denominator;
  const is = last.numerator * open.denominator;
  return Number(((is - was) * ALL_BPS) / was);
};

const statsOf = (trades: readonly PairTrade[], market: PrintMarket, within: number): DayStats | undefined => {
  let stats: Growing | undefined;
  for (const [index, trade] of trades.entries()) {
    const print = pricePrintOf(trade, market);
    if (!print) continue;
    const { price, base, quote } = print;
    if (index >= within) {
      if (stats) stats.open = price;
      break;
    }
    stats ??= { open: price, last: price, high: price, low: price, volumeBase: 0n, volumeQuote: 0n };
    stats.open = price;
    if (compareFractions(price, stats.high) > 0) stats.high = price;
    if (compareFractions(price, stats.low) < 0) stats.low = price;
    stats.volumeBase += base;
    stats.volumeQuote += quote;
  }
  return stats && { ...stats, changeBps: changeBps(stats.open, stats.last) };
};

/** Statistics by market and number of trades within the 24 hours. */
const knownOf = new WeakMap<readonly PairTrade[], Map<string, DayStats | undefined>>();

/**
 * Figures of the 24 hours before `nowSeconds`; trades are newest first, in an array that never changes. Undefined without
 * a trade above dust. Returns the same object until another trade enters or leaves the 24 hours, because most blocks add
 * none.
 */
export const dayStats = (
  trades: readonly PairTrade[],
  market: PrintMarket,
  nowSeconds: number,
): DayStats | undefined => {
  const firstBefore = trades.findIndex(({ timestamp }) => timestamp <= nowSeconds - DAY_SECONDS);
  const within = firstBefore < 0 ? trades.length : firstBefore;
  const { baseIsToken0, baseDecimals, quoteDecimals } = market;
  const key = [baseIsToken0, baseDecimals, quoteDecimals, within].join(' ');
  const known = knownOf.get(trades) ?? new Map<string, DayStats | undefined>();
  if (!known.has(key)) knownOf.set(trades, known.set(key, statsOf(trades, market, within)));
  return known.get(key);
};
