import type { IChartApi, ISeriesApi } from 'lightweight-charts';
import { indexAt, timeAt } from '#domain/history/timeAxis.ts';
import type { Candle } from '#domain/history/types.ts';
import { createTrendView, spotOf } from './trendView.ts';
import type { TimeAxis } from './trendView.ts';
import type { TrendLine, TrendPoint } from './trendLines.ts';

export interface TrendEvents {
  readonly onLine: (line: TrendLine) => void;
  /** The tool was put away by Escape, or has drawn its line. */
  readonly onEnd: () => void;
  /** Where the keys have moved the cursor to. */
  readonly onCursor: (point: TrendPoint) => void;
}

export interface DrawnTrends {
  set(lines: readonly TrendLine[]): void;
  /** Takes the tool up or puts it away: the next two points, by mouse, finger or keys, make a line. */
  setTool(isOn: boolean): void;
  draw(candles: readonly Candle[], seconds: number): void;
}

/** Steps of a key: candles to the right, and parts of the drawing's height upwards; ten times as far with Shift. */
const keySteps: Readonly<Record<string, readonly [right: number, up: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};
const STEPS_OF_HEIGHT = 100;
/** How far a press may slip, in pixels. */
const PRESS_PX = 6;

/** Trend lines and the tool that draws them. */
export const createTrends = (
  element: HTMLElement,
  chart: IChartApi,
  series: ISeriesApi<'Candlestick'>,
  { onLine, onEnd, onCursor }: TrendEvents,
): DrawnTrends => {
  let lines: readonly TrendLine[] = [];
  let axis: TimeAxis = { times: [], seconds: 1 };
  let lastClose: number | undefined;
  let isOn = false;
  let first: TrendPoint | undefined;
  let cursor: TrendPoint | undefined;
  let pressedAt: { readonly x: number; readonly y: number } | undefined;
  let view: ReturnType<typeof createTrendView> | undefined;

  const show = (): void => {
    if (!view && (isOn || lines.length > 0)) {
      view = createTrendView(chart, series, () => axis);
      series.attachPrimitive(view);
    }
    const draft = isOn && first && cursor ? [{ from: first, to: cursor }] : [];
    view?.show({ lines: [...lines, ...draft], cursor: isOn ? cursor : undefined });
  };
  const newest = (): TrendPoint | undefined => {
    const time = axis.times.at(-1);
    return time !== undefined && lastClose !== undefined ? { time, price: lastClose } : undefined;
  };
  const pointAt = (x: number, y: number): TrendPoint | undefined => {
    const index = chart.timeScale().coordinateToLogical(x);
    const price = series.coordinateToPrice(y);
    if (index === null || price === null || !(price > 0) || axis.times.length === 0) return undefined;
    return { time: timeAt(axis.times, Math.round(index), axis.seconds), price };
  };
  const take = (): void => {
    if (!cursor) return;
    if (!first) {
      first = cursor;
      return show();
    }
    const line = { from: first, to: cursor };
    if (line.from.time === line.to.time && line.from.price === line.to.price) return;
    onLine(line);
    onEnd();
  };
  const move = (right: number, up: number): void => {
    const spot = cursor && spotOf(chart, series, axis, cursor);
    if (!cursor || !spot) return;
    const { times, seconds } = axis;
    const step = (up * element.clientHeight) / STEPS_OF_HEIGHT;
    const price = up === 0 ? cursor.price : series.coordinateToPrice(spot.y - step);
    if (price === null || !(price > 0)) return;
    const time = timeAt(times, Math.round(indexAt(times, cursor.time, seconds)) + right, seconds);
    cursor = { time, price };
    onCursor(cursor);
    show();
  };
  const onKey = (event: KeyboardEvent): void => {
    const steps = keySteps[event.key];
    const isTaken = steps !== undefined || ['Enter', ' ', 'Escape'].includes(event.key);
    if (!isTaken || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    const factor = event.shiftKey ? 10 : 1;
    if (steps) move(steps[0] * factor, steps[1] * factor);
    else if (event.key === 'Escape') onEnd();
    else take();
  };
  /** The point under the mouse or finger; none on the axes. */
  const under = (event: PointerEvent): TrendPoint | undefined => {
    const { left, top, width } = element.getBoundingClientRect();
    const [x, y] = [event.clientX - left, event.clientY - top];
    const isInside = x <= width - series.priceScale().width() && y <= element.clientHeight - chart.timeScale().height();
    return isInside ? pointAt(x, y) : undefined;
  };
  const onPointer = (event: PointerEvent): void => {
    const point = under(event);
    if (!point) return;
    cursor = point;
    show();
  };
  const onDown = ({ clientX, clientY }: PointerEvent): void => {
    pressedAt = { x: clientX, y: clientY };
  };
  const onUp = (event: PointerEvent): void => {
    const { x = Infinity, y = Infinity } = pressedAt ?? {};
    pressedAt = undefined;
    // Further away it was a drag of the chart.
    if (Math.hypot(event.clientX - x, event.clientY - y) > PRESS_PX || !under(event)) return;
    onPointer(event);
    take();
  };
  const listen = (): void => {
    element.addEventListener('keydown', onKey);
    element.addEventListener('pointermove', onPointer, true);
    element.addEventListener('pointerdown', onDown, true);
    element.addEventListener('pointerup', onUp, true);
  };
  const leave = (): void => {
    element.removeEventListener('keydown', onKey);
    element.removeEventListener('pointermove', onPointer, true);
    element.removeEventListener('pointerdown', onDown, true);
    element.removeEventListener('pointerup', onUp, true);
  };
  const setTool = (next: boolean): void => {
    if (next === isOn) return;
    isOn = next;
    first = undefined;
    cursor = isOn ? newest() : undefined;
    if (isOn) {
      element.tabIndex = 0;
      listen();
      element.focus();
    } else {
      element.removeAttribute('tabindex');
      leave();
    }
    show();
  };
  return {
    set(next) {
      lines = next;
      show();
    },
    setTool,
    draw(candles, seconds) {
      axis = { times: candles.map(({ time }) => time), seconds };
      lastClose = candles.at(-1)?.close;
      if (isOn) cursor ??= newest();
      show();
    },
  };
};
