import {
  CandlestickSeries,
  ColorType,
  createChartEx,
  createSeriesMarkers,
  HistogramSeries,
  type IChartApi,
  type ISeriesApi,
  type SeriesMarker,
  type Time,
  type UTCTimestamp,
} from 'lightweight-charts';
import type { Candle } from '#domain/history/types.ts';
import { createChartLines, type ChartLines, type LabelledLine } from './chartLines.ts';
import { tokenValue } from './chartPalette.ts';
import { afterFrame, createBars, type Drawing } from './drawnBars.ts';
import { createOverlays, type ChartOverlays, type OverlayTerms } from './chartOverlays.ts';
import { createTimeAxis, type TimeBehavior } from './chartTimes.ts';
import type { FillMark } from './fillMarks.ts';
import type { StudyLine } from './studyLines.ts';
import type { DrawingTool, TrendLine } from '#domain/history/trendLines.ts';
import { createTickLabels } from './tickLabels.ts';

export interface CandleChart {
  setCandles(candles: readonly Candle[], decimals: number): void;
  setLines(lines: readonly LabelledLine[]): void;
  setStudies(lines: readonly StudyLine[]): void;
  setProfile(isOn: boolean): void;
  setTrends(lines: readonly TrendLine[]): void;
  setTrendTool(tool: DrawingTool | undefined): void;
  setMarks(marks: readonly FillMark[]): void;
  /** Shows the crosshair of a linked chart, unix seconds. @returns start of this chart's candle at that time */
  setCrosshair(time: number | undefined): number | undefined;
  paint(): void;
  remove(): void;
}

const FONT_SIZE = 12;
const PRICE_MARGINS = { top: 0.08, bottom: 0.24 } as const;
const VOLUME_MARGINS = { top: 0.84, bottom: 0 } as const;

const paletteMark = (): string => `${tokenValue('surface-1')} ${tokenValue('buy-line')}`;

const paintFrame = (chart: IChartApi, candles: ISeriesApi<'Candlestick'>): void => {
  const [up, down, edge, grid] = (['buy-line', 'sell-line', 'border-subtle', 'chart-grid'] as const).map(tokenValue);
  const crosshair = { color: tokenValue('crosshair'), labelBackgroundColor: tokenValue('surface-3') };
  if (up === undefined || down === undefined || edge === undefined || grid === undefined) return;
  chart.applyOptions({
    layout: {
      background: { type: ColorType.Solid, color: tokenValue('surface-1') },
      textColor: tokenValue('text-3'),
      fontFamily: tokenValue('font'),
      fontSize: FONT_SIZE,
      panes: { separatorColor: edge, separatorHoverColor: grid, enableResize: true },
    },
    grid: { vertLines: { color: grid }, horzLines: { color: grid } },
    crosshair: { vertLine: crosshair, horzLine: crosshair },
    rightPriceScale: { borderColor: edge, entireTextOnly: true },
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

/** A purchase points up from below its candle, a sale down from above. */
const markerOf = ({ time, side, count }: FillMark): SeriesMarker<Time> => ({
  time: time as UTCTimestamp,
  position: side === 'BUY' ? 'belowBar' : 'aboveBar',
  shape: side === 'BUY' ? 'arrowUp' : 'arrowDown',
  color: tokenValue(side === 'BUY' ? 'buy-text' : 'sell-text'),
  ...(count > 1 && { text: `${count}` }),
});

interface CandleChartTerms extends OverlayTerms {
  readonly onHover: (time: number | undefined) => void;
  readonly onMove: (id: string, price: string) => void;
  readonly onPick: (price: string) => void;
  readonly onPress: (id: string) => void;
  /** Called when the view comes near the oldest candle. */
  readonly onDepth: (candles: number) => void;
  /** True if periods without a trade leave a space. */
  readonly hasGaps: boolean;
}

const addSeries = (chart: IChartApi): Pick<Drawing, 'candles' | 'volumes'> => {
  const candles = chart.addSeries(CandlestickSeries);
  const volumes = chart.addSeries(HistogramSeries, {
    priceScaleId: '',
    priceFormat: { type: 'volume' },
    lastValueVisible: false,
    priceLineVisible: false,
  });
  candles.priceScale().applyOptions({ scaleMargins: PRICE_MARGINS });
  volumes.priceScale().applyOptions({ scaleMargins: VOLUME_MARGINS });
  return { candles, volumes };
};

const createFrame = (element: HTMLElement, seconds: number): IChartApi => {
  const { behavior, tickLabel, timeLabel } = createTimeAxis(seconds);
  return createChartEx<Time, TimeBehavior>(element, behavior, {
    autoSize: true,
    layout: { attributionLogo: false },
    localization: { timeFormatter: timeLabel },
    timeScale: { timeVisible: true, secondsVisible: false, tickMarkFormatter: tickLabel },
  });
};

const toolSetter =
  (lines: ChartLines, { trends }: ChartOverlays): CandleChart['setTrendTool'] =>
  (tool) => {
    lines.setHeld(tool !== undefined);
    trends.setTool(tool);
  };

const placeCrosshair = (
  chart: IChartApi,
  series: ISeriesApi<'Candlestick'>,
  candle: Candle | undefined,
): number | undefined => {
  if (candle) chart.setCrosshairPosition(candle.close, candle.time as UTCTimestamp, series);
  else chart.clearCrosshairPosition();
  return candle?.time;
};

export const createCandleChart = (
  element: HTMLElement,
  { onHover, onMove, onPick, onPress, ...terms }: CandleChartTerms,
): CandleChart => {
  const chart = createFrame(element, terms.seconds);
  const { candles, volumes } = addSeries(chart);
  chart.subscribeCrosshairMove(({ time }) => onHover(typeof time === 'number' ? time : undefined));

  const overlays = createOverlays(element, chart, candles, terms);
  const bars = createBars({ chart, candles, volumes, overlays }, terms);
  const stopWaiting = afterFrame(bars.start);
  let painted = paletteMark();
  let shownDecimals: number | undefined;
  const lines = createChartLines(element, candles, {
    onMove: (id, price) => onMove(id, price.toFixed(shownDecimals)),
    onPick: (price) => onPick(price.toFixed(shownDecimals)),
    onPress,
  });
  let lastPrice: number | undefined;
  const ticks = createTickLabels(candles, () => [lastPrice, ...lines.prices()]);
  const markers = createSeriesMarkers(candles);
  let marks: readonly FillMark[] = [];
  const drawMarks = (): void => markers.setMarkers(marks.map(markerOf));
  paintFrame(chart, candles);
  return {
    setCandles(next, decimals) {
      shownDecimals = decimals;
      lastPrice = next.at(-1)?.close;
      bars.set(next);
      ticks.draw(decimals);
    },
    setLines(next) {
      lines.set(next);
      if (shownDecimals !== undefined) ticks.draw(shownDecimals);
    },
    setStudies: overlays.setStudies,
    setProfile: overlays.setProfile,
    setTrends: overlays.trends.set,
    setTrendTool: toolSetter(lines, overlays),
    setMarks(next) {
      marks = next;
      drawMarks();
    },
    setCrosshair: (time) => placeCrosshair(chart, candles, bars.at(time, terms.seconds)),
    paint() {
      const mark = paletteMark();
      if (mark === painted) return;
      painted = mark;
      paintFrame(chart, candles);
      bars.recolour();
      lines.draw();
      drawMarks();
    },
    remove() {
      stopWaiting();
      lines.remove();
      chart.remove();
    },
  };
};
