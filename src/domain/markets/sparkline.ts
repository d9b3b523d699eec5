import { pricePrintOf, type PrintMarket } from '../history/prints.ts';
import type { PairTrade } from '../history/types.ts';

interface SparklineSpan {
  readonly from: number;
  readonly to: number;
  readonly parts: number;
}

/**
 * Last price of each part, oldest first (raw quote per raw base). A part without trades repeats the price before it;
 * parts before the first trade have none.
 */
export const sparklineOf = (
  trades: readonly PairTrade[],
  market: PrintMarket,
  { from, to, parts }: SparklineSpan,
): readonly number[] => {
  const ends = Array.from({ length: parts }, (_, i) => from + ((to - from) * (i + 1)) / parts);
  const prints = trades.toReversed().flatMap((trade) => {
    const print = pricePrintOf(trade, market);
    return print ? [{ at: trade.timestamp, price: Number(print.quote) / Number(print.base) }] : [];
  });
  const points: number[] = [];
  let next = 0;
  let price: number | undefined;
  for (const end of ends) {
    for (let print = prints[next]; print && print.at <= end; print = prints[next]) {
      price = print.price;
      next += 1;
    }
    if (price !== undefined) points.push(price);
  }
  return points;
};
