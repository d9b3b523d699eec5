import type {
  IChartApi,
  IPrimitivePaneView,
  ISeriesApi,
  ISeriesPrimitive,
  Logical,
  SeriesAttachedParameter,
  Time,
} from 'lightweight-charts';
import { indexAt } from '#domain/history/timeAxis.ts';
import { tokenValue } from './chartPalette.ts';
import type { TrendLine, TrendPoint } from '#domain/history/trendLines.ts';
import { dot, drawShape, type Spot } from './trendShapes.ts';

export interface TimeAxis {
  readonly times: readonly number[];
  readonly seconds: number;
}

interface TrendPicture {
  readonly lines: readonly TrendLine[];
  readonly cursor: TrendPoint | undefined;
}

const LINE_PX = 1.5;
const CURSOR_PX = 6;

/** In pixels; undefined while the chart has no scale. */
export const spotOf = (
  chart: IChartApi,
  series: ISeriesApi<'Candlestick'>,
  { times, seconds }: TimeAxis,
  { time, price }: TrendPoint,
): Spot | undefined => {
  if (times.length === 0) return undefined;
  const index = indexAt(times, time, seconds);
  const whole = Math.floor(index);
  const scale = chart.timeScale();
  // The chart converts whole steps only.
  const [left, right] = [whole, whole + 1].map((step) => scale.logicalToCoordinate(step as Logical));
  const y = series.priceToCoordinate(price);
  if (left === undefined || left === null || right === undefined || right === null || y === null) return undefined;
  return { x: left + (right - left) * (index - whole), y };
};

interface TrendView extends ISeriesPrimitive<Time> {
  show(picture: TrendPicture): void;
}

export const createTrendView = (
  chart: IChartApi,
  series: ISeriesApi<'Candlestick'>,
  axis: () => TimeAxis,
): TrendView => {
  let picture: TrendPicture = { lines: [], cursor: undefined };
  let requestUpdate = (): void => undefined;
  const at = (point: TrendPoint): Spot | undefined => spotOf(chart, series, axis(), point);
  const draw = (context: CanvasRenderingContext2D, size: { readonly width: number; readonly height: number }): void => {
    const colour = tokenValue('accent-text');
    context.strokeStyle = colour;
    context.fillStyle = colour;
    context.lineWidth = LINE_PX;
    for (const line of picture.lines) {
      const [from, to] = [at(line.from), at(line.to)];
      if (from && to) drawShape(context, line.shape, [from, to], size);
    }
    const cursor = picture.cursor && at(picture.cursor);
    if (!cursor) return;
    dot(context, cursor, CURSOR_PX);
    context.stroke();
  };
  const view: IPrimitivePaneView = {
    zOrder: () => 'top',
    renderer: () => ({
      draw: (target) => target.useMediaCoordinateSpace(({ context, mediaSize }) => draw(context, mediaSize)),
    }),
  };
  const views = [view];
  return {
    attached: (attached: SeriesAttachedParameter<Time>) => {
      requestUpdate = () => attached.requestUpdate();
    },
    detached: () => {
      requestUpdate = () => undefined;
    },
    paneViews: () => views,
    show(next) {
      picture = next;
      requestUpdate();
    },
  };
};
