import { pricePrintOf } from './prints.ts';
import type { Candle, CandleInterval, HistoryMarket, PairTrade } from './types.ts';

export const intervalSeconds: Readonly<Record<CandleInterval, number>> = {
  '1m': 60,
  '3m': 180,
  '5m': 300,
  '15m': 900,
  '30m': 1800,
  '1h': 3600,
  '4h': 14_400,
  '12h': 43_200,
  '1d': 86_400,
  '1w': 604_800,
};

/** 1 January 1970 was a Thursday; weeks start on Mondays. */
const MONDAY = 345_600;

/** Start in UTC of the candle that contains a time; both in unix seconds. */
export const candleStart = (timestamp: number, interval: CandleInterval): number => {
  const first = interval === '1w' ? MONDAY : 0;
  return timestamp - ((timestamp - first) % intervalSeconds[interval]);
};

const together = (earlier: Candle, later: Candle): Candle => ({
  time: earlier.time,
  open: earlier.open,
  high: Math.max(earlier.high, later.high),
  low: Math.min(earlier.low, later.low),
  close: later.close,
  volume: earlier.volume + later.volume,
});

/**
 * Candles, oldest first, of trades that are newest first. There is none for a period without trades; dust is ignored.
 * Starts as in `candleStart`.
 */
export const candlesOf = (
  trades: readonly PairTrade[],
  market: HistoryMarket,
  interval: CandleInterval,
): readonly Candle[] => {
  const baseUnit = 10 ** market.baseDecimals;
  const quoteUnit = 10 ** market.quoteDecimals;
  const candles: Candle[] = [];
  let current: { -readonly [K in keyof Candle]: Candle[K] } | undefined;
  for (let at = trades.length - 1; at >= 0; at -= 1) {
    const trade = trades[at];
    const print = trade && pricePrintOf(trade, market);
    if (!trade || !print) continue;
    const volume = Number(print.base) / baseUnit;
    const price = Number(print.quote) / quoteUnit / volume;
    const time = candleStart(trade.timestamp, interval);
    if (current?.time === time) {
      current.high = Math.max(current.high, price);
      current.low = Math.min(current.low, price);
      current.close = price;
      current.volume += volume;
    } else {
      current = { time, open: price, high: price, low: price, close: price, volume };
      candles.push(current);
    }
  }
  return candles;
};

/** Candles of two consecutive ranges; an interval that both have is merged. */
export const joinCandles = (earlier: readonly Candle[], later: readonly Candle[]): readonly Candle[] => {
  const last = earlier.at(-1);
  const [first, ...rest] = later;
  if (!last) return later;
  if (!first) return earlier;
  return last.time === first.time ? [...earlier.slice(0, -1), together(last, first), ...rest] : [...earlier, ...later];
};
