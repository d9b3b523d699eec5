import type { Candle } from '#domain/history/types.ts';
import { followTrendInput, type TrendInput } from './trendInput.ts';
import { movedPoint, pointUnder, type TrendSurface } from './trendSurface.ts';
import { createTrendView, type TimeAxis } from './trendView.ts';
import type { DrawingTool, TrendLine, TrendPoint } from '#domain/history/trendLines.ts';

export interface TrendEvents {
  readonly onLine: (line: TrendLine) => void;
  readonly onEnd: () => void;
  readonly onCursor: (point: TrendPoint) => void;
  readonly onDraft: (points: readonly [TrendPoint, TrendPoint] | undefined) => void;
}

export interface DrawnTrends {
  set(lines: readonly TrendLine[]): void;
  setTool(tool: DrawingTool | undefined): void;
  draw(candles: readonly Candle[], seconds: number): void;
}

/** Attaches to the chart only once there is a line or the tool is on. */
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

const isDot = ({ shape, from, to }: TrendLine): boolean =>
  shape !== 'horizontal' && from.time === to.time && from.price === to.price;

const createSketch = () => {
  let chosen: DrawingTool = 'segment';
  let first: TrendPoint | undefined;
  let cursor: TrendPoint | undefined;
  /** A finished measurement stays until the next press. */
  let measured: TrendLine | undefined;
  const lineTo = (to: TrendPoint): TrendLine => ({
    shape: chosen === 'measure' ? 'rectangle' : chosen,
    from: first ?? to,
    to,
  });
  return {
    chosen: () => chosen,
    cursor: () => cursor,
    lines: (): readonly TrendLine[] => (measured ? [measured] : first && cursor ? [lineTo(cursor)] : []),
    begin(tool: DrawingTool, at: TrendPoint | undefined): void {
      [chosen, first, cursor, measured] = [tool, undefined, at, undefined];
    },
    moveTo(point: TrendPoint): void {
      cursor = point;
    },
    points: (): readonly [TrendPoint, TrendPoint] | undefined => {
      if (measured) return [measured.from, measured.to];
      return first && cursor && [first, cursor];
    },
    /** Takes the point under the cursor. @returns a complete line to keep, but not a measurement */
    take(): TrendLine | undefined {
      if (!cursor) return undefined;
      const line = lineTo(cursor);
      if (!first && chosen !== 'horizontal') [first, measured] = [cursor, undefined];
      else if (chosen === 'measure') [first, measured] = [undefined, line];
      else if (!isDot(line)) return line;
      return undefined;
    },
  };
};

const createTool = (surface: TrendSurface, axis: () => TimeAxis, show: () => void, events: TrendEvents) => {
  const { element } = surface;
  const { onLine, onEnd, onCursor, onDraft } = events;
  const sketch = createSketch();
  let leave: (() => void) | undefined;
  const showSketch = (): void => {
    show();
    onDraft(sketch.points());
  };
  const moveTo = (point: TrendPoint): void => {
    sketch.moveTo(point);
    showSketch();
  };
  const input: TrendInput = {
    onStep: (right, up) => {
      const cursor = sketch.cursor();
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
      const line = sketch.take();
      if (!line) return showSketch();
      onLine(line);
      onEnd();
    },
    onEscape: onEnd,
  };
  return {
    chosen: () => (leave ? sketch.chosen() : undefined),
    cursor: () => (leave ? sketch.cursor() : undefined),
    draft: () => (leave ? sketch.lines() : []),
    takeUp(next: DrawingTool, at: TrendPoint | undefined): void {
      sketch.begin(next, at);
      element.tabIndex = 0;
      leave = followTrendInput(element, input);
      element.focus();
    },
    putAway(): void {
      element.removeAttribute('tabindex');
      leave?.();
      leave = undefined;
      onDraft(undefined);
    },
    standAt(point: TrendPoint | undefined): void {
      if (leave && point && !sketch.cursor()) sketch.moveTo(point);
    },
  };
};

export const createTrends = (surface: TrendSurface, events: TrendEvents): DrawnTrends => {
  let lines: readonly TrendLine[] = [];
  let axis: TimeAxis = { times: [], seconds: 1 };
  let newest: TrendPoint | undefined;
  const draw = createDrawing(surface, () => axis);
  const show = (): void => draw([...lines, ...tool.draft()], tool.chosen() !== undefined, tool.cursor());
  const tool = createTool(surface, () => axis, show, events);
  return {
    set(next) {
      lines = next;
      show();
    },
    setTool(next) {
      if (next === tool.chosen()) return;
      if (tool.chosen()) tool.putAway();
      if (next) tool.takeUp(next, newest);
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
