import type { Candle } from '#domain/history/types.ts';
import { followTrendInput } from './trendInput.ts';
import type { TrendInput } from './trendInput.ts';
import { movedPoint, pointUnder } from './trendSurface.ts';
import type { TrendSurface } from './trendSurface.ts';
import { createTrendView } from './trendView.ts';
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

/** Draws lines once there is one, or a tool that draws one. */
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

/** Trend lines and the tool that draws them. */
export const createTrends = (surface: TrendSurface, { onLine, onEnd, onCursor }: TrendEvents): DrawnTrends => {
  const { element } = surface;
  let lines: readonly TrendLine[] = [];
  let axis: TimeAxis = { times: [], seconds: 1 };
  let newest: TrendPoint | undefined;
  let leave: (() => void) | undefined;
  let first: TrendPoint | undefined;
  let cursor: TrendPoint | undefined;
  const draw = createDrawing(surface, () => axis);

  const show = (): void => {
    const draft = first && cursor ? [{ from: first, to: cursor }] : [];
    draw([...lines, ...draft], leave !== undefined, cursor);
  };
  const input: TrendInput = {
    onStep: (right, up) => {
      const next = cursor && movedPoint(surface, axis, cursor, right, up);
      if (!next) return;
      cursor = next;
      onCursor(cursor);
      show();
    },
    onPoint: (event) => {
      const point = pointUnder(surface, axis, event);
      if (!point) return false;
      cursor = point;
      show();
      return true;
    },
    onTake: () => {
      if (!cursor) return;
      if (!first) {
        first = cursor;
        return show();
      }
      const line = { from: first, to: cursor };
      if (isDot(line)) return;
      onLine(line);
      onEnd();
    },
    onEscape: onEnd,
  };
  const takeUp = (): void => {
    cursor = newest;
    element.tabIndex = 0;
    leave = followTrendInput(element, input);
    element.focus();
  };
  const putAway = (): void => {
    cursor = undefined;
    element.removeAttribute('tabindex');
    leave?.();
    leave = undefined;
  };
  return {
    set(next) {
      lines = next;
      show();
    },
    setTool(isOn) {
      if (isOn === (leave !== undefined)) return;
      first = undefined;
      (isOn ? takeUp : putAway)();
      show();
    },
    draw(candles, seconds) {
      axis = { times: candles.map(({ time }) => time), seconds };
      const last = candles.at(-1);
      newest = last && { time: last.time, price: last.close };
      if (leave) cursor ??= newest;
      show();
    },
  };
};
