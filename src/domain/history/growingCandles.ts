import { candlesOf, joinCandles } from './candles.ts';
import type { Candle, CandleInterval, HistoryMarket, PairTrade } from './types.ts';

/** Converts the trades (newest first) of one market to candles of one interval, oldest first. */
export type GrowingCandles = (trades: readonly PairTrade[]) => readonly Candle[];

interface Known {
  readonly trades: readonly PairTrade[];
  readonly candles: readonly Candle[];
}

/**
 * Count of newer trades before the known ones, and the index after the known ones. Undefined if `trades` does not
 * contain them all.
 */
const growthOf = (known: readonly PairTrade[], trades: readonly PairTrade[]) => {
  const [newest] = known;
  const newer = newest ? trades.indexOf(newest) : -1;
  const end = newer + known.length;
  return newer >= 0 && trades[end - 1] === known.at(-1) ? { newer, end } : undefined;
};

/**
 * Builds candles for a list of trades that grows at both ends. Only trades added since the last call are computed.
 * Unchanged candles keep their identity, and an unchanged list returns the same array. A list that does not contain the
 * whole previous one is computed again.
 */
export const createGrowingCandles = (market: HistoryMarket, interval: CandleInterval): GrowingCandles => {
  let known: Known = { trades: [], candles: [] };
  const make = (trades: readonly PairTrade[]): readonly Candle[] => candlesOf(trades, market, interval);
  return (trades) => {
    if (trades === known.trades) return known.candles;
    const growth = growthOf(known.trades, trades);
    const candles = growth
      ? joinCandles(joinCandles(make(trades.slice(growth.end)), known.candles), make(trades.slice(0, growth.newer)))
      : make(trades);
    known = { trades, candles };
    return candles;
  };
};
