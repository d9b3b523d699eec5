import type { Candle } from '#domain/history/types.ts';
import { followTrendInput, type TrendInput } from './trendInput.ts';
import { movedPoint, pointUnder, type TrendSurface } from './trendSurface.ts';
import { createTrendView, type TimeAxis } from './trendView.ts';
import type { TrendLine, TrendPoint } from './trendLines.ts';

export interface TrendEvents {
  readonly onLine: (line: TrendLine) => void;
  readonly onEnd: () => void;
  readonly onCursor: (point: TrendPoint) => void;
}

export interface DrawnTrends {
  set(lines: readonly TrendLine[]): void;
  setTool(isOn: boolean): void;
  draw(candles: readonly Candle[], seconds: number): void;
}

/** Waits for the first line, or the first use of the tool. */
const createDrawing = ({ chart, series }: TrendSurface, axis: () => TimeAxis) => {
  let view: ReturnType<typeof createTrendView> | undefined;
  return (lines: readonly TrendLine[], isOn: boolean, cursor: TrendPoint | undefined): void => {
    if (!view && (isOn || lines.length > 0)) {
      view = createTrendView(chart, series, axis);
      series.attachPrimitive(view);
    }
    view?.show({ lines, cursor });
  };
};

const isDot = ({ from, to }: TrendLine): boolean => from.time === to.time && from.price === to.price;

const createTool = (surface: TrendSurface, axis: () => TimeAxis, show: () => void, events: TrendEvents) => {
  const { element } = surface;
  const { onLine, onEnd, onCursor } = events;
  let leave: (() => void) | undefined;
  let first: TrendPoint | undefined;
  let cursor: TrendPoint | undefined;
  const moveTo = (point: TrendPoint): void => {
    cursor = point;
    show();
  };
  const input: TrendInput = {
    onStep: (right, up) => {
      const next = cursor && movedPoint(surface, axis(), cursor, right, up);
      if (!next) return;
      onCursor(next);
      moveTo(next);
    },
    onPoint: (event) => {
      const point = pointUnder(surface, axis(), event);
      if (point) moveTo(point);
      return point !== undefined;
    },
    onTake: () => {
      if (!cursor) return;
      const line = { from: first ?? cursor, to: cursor };
      if (!first) {
        first = cursor;
        show();
      } else if (!isDot(line)) {
        onLine(line);
        onEnd();
      }
    },
    onEscape: onEnd,
  };
  return {
    isOn: () => leave !== undefined,
    cursor: () => cursor,
    draft: (): readonly TrendLine[] => (first && cursor ? [{ from: first, to: cursor }] : []),
    takeUp(at: TrendPoint | undefined): void {
      cursor = at;
      element.tabIndex = 0;
      leave = followTrendInput(element, input);
      element.focus();
    },
    putAway(): void {
      first = undefined;
      cursor = undefined;
      element.removeAttribute('tabindex');
      leave?.();
      leave = undefined;
    },
    standAt(point: TrendPoint | undefined): void {
      if (leave) cursor ??= point;
    },
  };
};

export const createTrends = (surface: TrendSurface, events: TrendEvents): DrawnTrends => {
  let lines: readonly TrendLine[] = [];
  let axis: TimeAxis = { times: [], seconds: 1 };
  let newest: TrendPoint | undefined;
  const draw = createDrawing(surface, () => axis);
  const show = (): void => draw([...lines, ...tool.draft()], tool.isOn(), tool.cursor());
  const tool = createTool(surface, () => axis, show, events);
  return {
    set(next) {
      lines = next;
      show();
    },
    setTool(isOn) {
      if (isOn === tool.isOn()) return;
      if (isOn) tool.takeUp(newest);
      else tool.putAway();
      show();
    },
    draw(candles, seconds) {
      axis = { times: candles.map(({ time }) => time), seconds };
      const last = candles.at(-1);
      newest = last && { time: last.time, price: last.close };
      tool.standAt(newest);
      show();
    },
  };
};
