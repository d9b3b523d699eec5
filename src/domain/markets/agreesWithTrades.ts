import { compareFractions, type Fraction } from '../amounts/fraction.ts';
import { DAY_SECONDS, dayStats, type DayStats } from '../history/dayStats.ts';
import { pricePrintOf, type PrintMarket } from '../history/prints.ts';
import type { PairTrade } from '../history/types.ts';
import { statsOfFigures, type DayFigures } from './dayFigures.ts';

const isSamePrice = (a: Fraction, b: Fraction): boolean => compareFractions(a, b) === 0;

const covers = (reported: DayStats | undefined, chain: DayStats | undefined): boolean => {
  if (!chain) return true;
  if (!reported) return false;
  const isWide = compareFractions(reported.high, chain.high) >= 0 && compareFractions(reported.low, chain.low) <= 0;
  const isMuch = reported.volumeBase >= chain.volumeBase && reported.volumeQuote >= chain.volumeQuote;
  return isSamePrice(reported.last, chain.last) && isWide && isMuch;
};

/**
 * True if reported figures match the trades read from the chain. Undefined if trades of the 24 hours may be missing
 * and none contradicts, or if a trade's time is estimated.
 */
export const agreesWithTrades = (
  figures: DayFigures,
  trades: readonly PairTrade[],
  market: Required<PrintMarket>,
): boolean | undefined => {
  const known = trades.filter(({ blockNumber }) => blockNumber <= figures.block);
  if (known.some(({ isTimeEstimated }) => isTimeEstimated)) return undefined;
  const chain = dayStats(known, market, figures.timestamp);
  const reported = statsOfFigures(figures, market);
  if (!covers(reported, chain)) return false;
  const since = figures.timestamp - DAY_SECONDS;
  const isWhole = known.some((trade) => trade.timestamp <= since && pricePrintOf(trade, market) !== undefined);
  return isWhole
    ? covers(chain, reported) && (!chain || isSamePrice(chain.open, reported?.open ?? chain.open))
    : undefined;
};
