import { candlesOf, joinCandles } from './candles.ts';
import type { Candle, CandleInterval, HistoryMarket, PairTrade } from './types.ts';

type GrowingCandles = (trades: readonly PairTrade[]) => readonly Candle[];

interface Known {
  readonly trades: readonly PairTrade[];
  readonly candles: readonly Candle[];
}

const growthOf = (known: readonly PairTrade[], trades: readonly PairTrade[]) => {
  const [newest] = known;
  const newer = newest ? trades.indexOf(newest) : -1;
  const end = newer + known.length;
  return newer >= 0 && trades[end - 1] === known.at(-1) ? { newer, end } : undefined;
};

/**
 * Computes candles only for trades added at either end. Unchanged candles, and an unchanged list, keep their identity.
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
