import {
  CandlestickSeries,
  ColorType,
  createChart,
  createSeriesMarkers,
  HistogramSeries,
  LineStyle,
} from 'lightweight-charts';
import type { IChartApi, IPriceLine, ISeriesApi, SeriesMarker, Time, UTCTimestamp } from 'lightweight-charts';
import type { Candle } from '../../domain/history/types.ts';
import type { ColorToken } from '../../ui/theme/theme.ts';
import { digits } from './candleView.ts';
import { tailOf, windowOf } from './candleWindow.ts';
import { momentWords, tickWords } from './chartTimes.ts';
import type { FillMark } from './fillMarks.ts';

/** A line of the chart with its words. */
export interface LabelledLine {
  readonly price: number;
  readonly side: 'BUY' | 'SELL';
  readonly label: string;
}

/** The drawing, outside React. */
export interface CandleChart {
  setCandles(candles: readonly Candle[], decimals: number): void;
  setLines(lines: readonly LabelledLine[]): void;
  setMarks(marks: readonly FillMark[]): void;
  /** Reads the colours of the theme anew. */
  paint(): void;
  remove(): void;
}

const FONT_SIZE = 12;
const PRICE_MARGINS = { top: 0.08, bottom: 0.24 } as const;
const VOLUME_MARGINS = { top: 0.84, bottom: 0 } as const;
/** As many as are first shown; older ones are to the left. */
const SHOWN = 120;
/** Candles that are drawn at first, and each time somebody goes further back: a drawing of all would hold up the page. */
const DRAWN_AT_ONCE = 2000;

const tokenValue = (name: ColorToken | 'font'): string =>
  getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim();

/** Another one for every theme and every pair of colours. */
const paletteMark = (): string => `${tokenValue('surface-1')} ${tokenValue('buy-line')}`;

/** Calls back once the next frame is drawn, in a task of its own. @returns what keeps it from that. */
const afterFrame = (then: () => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => void (timer = setTimeout(then)));
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
};

const paintFrame = (chart: IChartApi, candles: ISeriesApi<'Candlestick'>): void => {
  const [up, down, edge, grid] = (['buy-line', 'sell-line', 'border-subtle', 'chart-grid'] as const).map(tokenValue);
  const crosshair = { color: tokenValue('crosshair'), labelBackgroundColor: tokenValue('surface-3') };
  if (up === undefined || down === undefined || edge === undefined || grid === undefined) return;
  chart.applyOptions({
    layout: {
      attributionLogo: true,
      background: { type: ColorType.Solid, color: tokenValue('surface-1') },
      textColor: tokenValue('text-3'),
      fontFamily: tokenValue('font'),
      fontSize: FONT_SIZE,
    },
    grid: { vertLines: { color: grid }, horzLines: { color: grid } },
    crosshair: { vertLine: crosshair, horzLine: crosshair },
    rightPriceScale: { borderColor: edge },
    timeScale: { borderColor: edge },
  });
  candles.applyOptions({
    upColor: up,
    wickUpColor: up,
    downColor: down,
    wickDownColor: down,
    borderVisible: false,
  });
};

const candleBars = (candles: readonly Candle[]) =>
  candles.map(({ time, open, high, low, close }) => ({ time: time as UTCTimestamp, open, high, low, close }));

const volumeBars = (candles: readonly Candle[]) => {
  const [up, down] = [tokenValue('buy-soft'), tokenValue('sell-soft')];
  return candles.map(({ time, open, close, volume }) => ({
    time: time as UTCTimestamp,
    value: volume,
    color: close < open ? down : up,
  }));
};

/** Own fills: a purchase points up from below its candle, a sale down from above. */
const markerOf = ({ time, side, count }: FillMark): SeriesMarker<Time> => ({
  time: time as UTCTimestamp,
  position: side === 'BUY' ? 'belowBar' : 'aboveBar',
  shape: side === 'BUY' ? 'arrowUp' : 'arrowDown',
  color: tokenValue(side === 'BUY' ? 'buy-text' : 'sell-text'),
  ...(count > 1 && { text: `${count}` }),
});

interface Drawing {
  readonly chart: IChartApi;
  readonly candles: ISeriesApi<'Candlestick'>;
  readonly volumes: ISeriesApi<'Histogram'>;
}

/**
 * Draws the newest candles, and older ones when the view comes near their beginning. Nothing before it is started: the
 * empty frame comes first, as both at once would hold up the page.
 */
const createBars = ({ chart, candles, volumes }: Drawing) => {
  let all: readonly Candle[] = [];
  let drawn: readonly Candle[] = [];
  let depth = DRAWN_AT_ONCE;
  let isStarted = false;
  const draw = (): void => {
    if (!isStarted) return;
    const next = windowOf(all, drawn, depth);
    const tail = tailOf(drawn, next);
    if (next.length === drawn.length && next.at(-1) === drawn.at(-1) && tail !== undefined) return;
    if (tail === undefined) {
      candles.setData(candleBars(next));
      volumes.setData(volumeBars(next));
    } else {
      for (const bar of candleBars(next.slice(tail))) candles.update(bar);
      for (const bar of volumeBars(next.slice(tail))) volumes.update(bar);
    }
    const isFirst = drawn.length === 0 && next.length > 0;
    drawn = next;
    if (isFirst) chart.timeScale().setVisibleLogicalRange({ from: next.length - SHOWN, to: next.length + 2 });
  };
  chart.timeScale().subscribeVisibleLogicalRangeChange((range) => {
    if (!range || range.from > SHOWN || drawn.length < depth || drawn.length === all.length) return;
    depth = drawn.length + DRAWN_AT_ONCE;
    draw();
  });
  return {
    set(next: readonly Candle[]): void {
      all = next;
      draw();
    },
    start(): void {
      isStarted = true;
      draw();
    },
    recolour: () => volumes.setData(volumeBars(drawn)),
  };
};

/** The mark of the chart's makers is a link without words. */
const nameLogo = (element: HTMLElement): void => {
  const logo = element.querySelector('#tv-attr-logo');
  logo?.setAttribute('aria-label', 'TradingView');
  logo?.setAttribute('rel', 'noopener noreferrer');
};

/** Draws candles with their volume into an element, as large as it is. `onHover` hears the time under the crosshair. */
export const createCandleChart = (element: HTMLElement, onHover: (time: number | undefined) => void): CandleChart => {
  const chart = createChart(element, {
    autoSize: true,
    localization: { timeFormatter: momentWords },
    timeScale: { timeVisible: true, secondsVisible: false, tickMarkFormatter: tickWords },
  });
  nameLogo(element);
  const candles = chart.addSeries(CandlestickSeries);
  const volumes = chart.addSeries(HistogramSeries, {
    priceScaleId: '',
    priceFormat: { type: 'volume' },
    lastValueVisible: false,
    priceLineVisible: false,
  });
  candles.priceScale().applyOptions({ scaleMargins: PRICE_MARGINS });
  volumes.priceScale().applyOptions({ scaleMargins: VOLUME_MARGINS });
  chart.subscribeCrosshairMove(({ time }) => onHover(typeof time === 'number' ? time : undefined));

  const bars = createBars({ chart, candles, volumes });
  const stopWaiting = afterFrame(bars.start);
  let painted = paletteMark();
  let shownDecimals: number | undefined;
  let lines: readonly LabelledLine[] = [];
  let priceLines: readonly IPriceLine[] = [];
  const markers = createSeriesMarkers(candles);
  let marks: readonly FillMark[] = [];
  const drawMarks = (): void => markers.setMarkers(marks.map(markerOf));
  const drawLines = (): void => {
    for (const line of priceLines) candles.removePriceLine(line);
    priceLines = lines.map(({ price, side, label }) =>
      candles.createPriceLine({
        price,
        color: tokenValue('accent-text'),
        lineStyle: LineStyle.LargeDashed,
        axisLabelColor: tokenValue('surface-3'),
        axisLabelTextColor: tokenValue(side === 'BUY' ? 'buy-text' : 'sell-text'),
        lineWidth: 1,
        axisLabelVisible: true,
        title: label,
      }),
    );
  };
  paintFrame(chart, candles);
  return {
    setCandles(next, decimals) {
      if (decimals !== shownDecimals) {
        shownDecimals = decimals;
        const formatter = (price: number): string => digits(price, decimals);
        candles.applyOptions({ priceFormat: { type: 'custom', formatter, minMove: 10 ** -decimals } });
      }
      bars.set(next);
    },
    setLines(next) {
      lines = next;
      drawLines();
    },
    setMarks(next) {
      marks = next;
      drawMarks();
    },
    paint() {
      const mark = paletteMark();
      if (mark === painted) return;
      painted = mark;
      paintFrame(chart, candles);
      bars.recolour();
      drawLines();
      drawMarks();
    },
    remove() {
      stopWaiting();
      chart.remove();
    },
  };
};
