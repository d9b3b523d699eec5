import { candlesOf, joinCandles } from './candles.ts';
import type { Candle, CandleInterval, HistoryMarket, PairTrade } from './types.ts';

/** The trades (newest first) of one market as candles of one interval, oldest first. */
export type GrowingCandles = (trades: readonly PairTrade[]) => readonly Candle[];

interface Known {
  readonly trades: readonly PairTrade[];
  readonly candles: readonly Candle[];
}

/** How many trades stand before and behind those that are known; undefined where these are not all there. */
const growthOf = (known: readonly PairTrade[], trades: readonly PairTrade[]) => {
  const [newest] = known;
  const newer = newest ? trades.indexOf(newest) : -1;
  const end = newer + known.length;
  return newer >= 0 && trades[end - 1] === known.at(-1) ? { newer, end } : undefined;
};

/**
 * Makes the candles of a list of trades that grows at both ends: only what was added since the last call is reckoned,
 * candles that did not change keep their identity, and without a change the answer is the same one. A list that does
 * not hold the last one whole is reckoned anew.
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
