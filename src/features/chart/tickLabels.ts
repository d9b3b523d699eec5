import type { ISeriesApi } from 'lightweight-charts';
import { digits } from './candleView.ts';

/** Pixels; closer labels overlap. */
const ROOM = 15;

interface TickLabels {
  draw(decimals: number): void;
}

/** Hides axis labels that a price label would cover. @param labelled prices with a label */
export const createTickLabels = (
  series: ISeriesApi<'Candlestick'>,
  labelled: () => readonly (number | undefined)[],
): TickLabels => {
  const isCovered = (price: number): boolean => {
    const y = series.priceToCoordinate(price);
    return labelled().some((label) => {
      const other = label === undefined ? null : series.priceToCoordinate(label);
      return y !== null && other !== null && Math.abs(y - other) < ROOM;
    });
  };
  let drawn: string | undefined;
  return {
    draw(decimals) {
      const next = [decimals, ...labelled()].join(' ');
      if (next === drawn) return;
      drawn = next;
      const formatter = (price: number): string => digits(price, decimals);
      const tickmarksFormatter = (prices: readonly number[]): string[] =>
        prices.map((price) => (isCovered(price) ? '' : formatter(price)));
      series.applyOptions({
        priceFormat: { type: 'custom', formatter, tickmarksFormatter, minMove: 10 ** -decimals },
      });
    },
  };
};
