import { printOf } from './prints.ts';
import type { Candle, CandleInterval, HistoryMarket, PairTrade } from './types.ts';

/** Length of each interval in seconds, shortest first. */
export const intervalSeconds: Readonly<Record<CandleInterval, number>> = {
  '1m': 60,
  '5m': 300,
  '15m': 900,
  '1h': 3600,
  '4h': 14_400,
  '1d': 86_400,
};

/** Adds up trades of one interval; the price of the first added is the open. */
const grown = (candle: Candle | undefined, time: number, price: number, volume: number): Candle =>
  candle?.time === time
    ? {
        ...candle,
        high: Math.max(candle.high, price),
        low: Math.min(candle.low, price),
        close: price,
        volume: candle.volume + volume,
      }
    : { time, open: price, high: price, low: price, close: price, volume };

/**
 * The trades (newest first) as candles, oldest first. An interval without a trade has no candle. Intervals start at
 * multiples of their length since 1970 UTC.
 */
export const candlesOf = (
  trades: readonly PairTrade[],
  market: HistoryMarket,
  interval: CandleInterval,
): readonly Candle[] => {
  const seconds = intervalSeconds[interval];
  const baseUnit = 10 ** market.baseDecimals;
  const quoteUnit = 10 ** market.quoteDecimals;
  const candles: Candle[] = [];
  for (const trade of trades.toReversed()) {
    const print = printOf(trade, market);
    if (!print) continue;
    const base = Number(print.base) / baseUnit;
    const price = Number(print.quote) / quoteUnit / base;
    const time = trade.timestamp - (trade.timestamp % seconds);
    const last = candles.at(-1);
    if (last?.time === time) candles.pop();
    candles.push(grown(last, time, price, base));
  }
  return candles;
};
