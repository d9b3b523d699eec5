import type { IChartApi, ISeriesApi } from 'lightweight-charts';
import { indexAt, timeAt } from '#domain/history/timeAxis.ts';
import { spotOf, type TimeAxis } from './trendView.ts';
import type { TrendPoint } from '#domain/history/trendLines.ts';

export interface TrendSurface {
  readonly element: HTMLElement;
  readonly chart: IChartApi;
  readonly series: ISeriesApi<'Candlestick'>;
}

const STEPS_OF_HEIGHT = 100;

/** Undefined on the axes, and if there is no candle. */
export const pointUnder = (
  { element, chart, series }: TrendSurface,
  { times, seconds }: TimeAxis,
  { clientX, clientY }: PointerEvent,
): TrendPoint | undefined => {
  const { left, top, width } = element.getBoundingClientRect();
  const [x, y] = [clientX - left, clientY - top];
  const isInside = x <= width - series.priceScale().width() && y <= element.clientHeight - chart.timeScale().height();
  const index = isInside ? chart.timeScale().coordinateToLogical(x) : null;
  const price = isInside ? series.coordinateToPrice(y) : null;
  if (index === null || price === null || !(price > 0) || times.length === 0) return undefined;
  return { time: timeAt(times, Math.round(index), seconds), price };
};

/**
 * @param right candles
 * @param up hundredths of the height
 * @returns undefined if the point would leave the chart
 */
export const movedPoint = (
  { element, chart, series }: TrendSurface,
  axis: TimeAxis,
  point: TrendPoint,
  right: number,
  up: number,
): TrendPoint | undefined => {
  const spot = spotOf(chart, series, axis, point);
  if (!spot) return undefined;
  const { times, seconds } = axis;
  const step = (up * element.clientHeight) / STEPS_OF_HEIGHT;
  const price = up === 0 ? point.price : series.coordinateToPrice(spot.y - step);
  if (price === null || !(price > 0)) return undefined;
  return { time: timeAt(times, Math.round(indexAt(times, point.time, seconds)) + right, seconds), price };
};
