import type { IChartApi, ISeriesApi, UTCTimestamp } from 'lightweight-charts';
import type { Candle } from '#domain/history/types.ts';
import { AHEAD, FIRST_DEPTH, SHOWN } from './candleDepth.ts';
import { tailOf, windowOf } from './candleWindow.ts';
import type { ChartOverlays } from './chartOverlays.ts';
import { tokenValue } from './chartPalette.ts';

const candleBars = (candles: readonly Candle[], hasGaps: boolean) =>
  candles.map(({ time, open, high, low, close, isEmpty }) =>
    isEmpty && hasGaps ? { time: time as UTCTimestamp } : { time: time as UTCTimestamp, open, high, low, close },
  );

interface VolumeColours {
  readonly up: string;
  readonly down: string;
}

/** Read once per theme, because each read makes the browser compute styles. */
const volumeColours = (): VolumeColours => ({ up: tokenValue('buy-soft'), down: tokenValue('sell-soft') });

const volumeBars = (candles: readonly Candle[], { up, down }: VolumeColours) =>
  candles.map(({ time, open, close, volume }) => ({
    time: time as UTCTimestamp,
    value: volume,
    color: close < open ? down : up,
  }));

/** Number of candles per step, because drawing all at once would block the page. */
const DRAWN_AT_ONCE = 2000;

/** Runs in a separate task after the next frame. @returns a function that cancels it */
export const afterFrame = (then: () => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => void (timer = setTimeout(then)));
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
};

export interface Drawing {
  readonly chart: IChartApi;
  readonly candles: ISeriesApi<'Candlestick'>;
  readonly volumes: ISeriesApi<'Histogram'>;
  readonly overlays: ChartOverlays;
}

interface BarTerms {
  readonly hasGaps: boolean;
  readonly onDepth: (candles: number) => void;
}

/** Requests older candles once the view comes near the oldest one, and not before the requested ones are there. */
const createLookAhead = (onDepth: BarTerms['onDepth']) => {
  let requested = FIRST_DEPTH;
  let inView = SHOWN;
  return {
    /** @param candles number from the view's left edge to the newest one */
    move: (candles: number): void => void (inView = candles),
    look(available: number): void {
      if (available < requested || inView + AHEAD <= available) return;
      requested = inView + SHOWN;
      onDepth(requested);
    },
  };
};

/**
 * Draws older candles when they come near the view. Draws nothing before `start`, because an empty frame and the
 * candles at once would block the page.
 */
export const createBars = ({ chart, candles, volumes, overlays }: Drawing, { hasGaps, onDepth }: BarTerms) => {
  const ahead = createLookAhead(onDepth);
  let all: readonly Candle[] = [];
  let drawn: readonly Candle[] = [];
  let depth = DRAWN_AT_ONCE;
  let isStarted = false;
  let colours = volumeColours();
  /** False until the library has moved to the newest candles, in its next frame; older candles may arrive first. */
  let isPlaced = false;
  const draw = (): void => {
    if (!isStarted) return;
    const next = windowOf(all, drawn, depth);
    const tail = tailOf(drawn, next);
    if (next.length === drawn.length && next.at(-1) === drawn.at(-1) && tail !== undefined) return;
    if (tail === undefined) {
      candles.setData(candleBars(next, hasGaps));
      volumes.setData(volumeBars(next, colours));
    } else {
      for (const bar of candleBars(next.slice(tail), hasGaps)) candles.update(bar);
      for (const bar of volumeBars(next.slice(tail), colours)) volumes.update(bar);
    }
    const isFirst = drawn.length === 0 && next.length > 0;
    drawn = next;
    overlays.draw(drawn);
    if (!isPlaced && next.length > 0)
      chart.timeScale().setVisibleLogicalRange({ from: next.length - SHOWN, to: next.length + 2 });
    if (isFirst) afterFrame(() => (isPlaced = true));
  };
  chart.timeScale().subscribeVisibleLogicalRangeChange((range) => {
    if (!range) return;
    if (isPlaced) ahead.move(Math.ceil(drawn.length - range.from));
    ahead.look(all.length);
    if (range.from > SHOWN || drawn.length < depth || drawn.length === all.length) return;
    depth = drawn.length + DRAWN_AT_ONCE;
    draw();
  });
  return {
    set(next: readonly Candle[]): void {
      all = next;
      draw();
      ahead.look(all.length);
    },
    start(): void {
      isStarted = true;
      draw();
    },
    /** The drawn candle of length `seconds` that includes the time; undefined if there is none. */
    at(time: number | undefined, seconds: number): Candle | undefined {
      const candle = time === undefined ? undefined : drawn.findLast((each) => each.time <= time);
      return candle && time !== undefined && time < candle.time + seconds ? candle : undefined;
    },
    recolour(): void {
      colours = volumeColours();
      volumes.setData(volumeBars(drawn, colours));
      overlays.draw(drawn);
    },
  };
};
