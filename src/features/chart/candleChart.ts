import { CandlestickSeries, ColorType, createChart, HistogramSeries, LineStyle } from 'lightweight-charts';
import type { IChartApi, IPriceLine, ISeriesApi, UTCTimestamp } from 'lightweight-charts';
import type { Candle } from '../../domain/history/types.ts';
import type { ColorToken } from '../../ui/theme/theme.ts';
import { digits } from './candleView.ts';

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
  /** Reads the colours of the theme anew. */
  paint(): void;
  remove(): void;
}

const FONT_SIZE = 12;
const PRICE_MARGINS = { top: 0.08, bottom: 0.24 } as const;
const VOLUME_MARGINS = { top: 0.84, bottom: 0 } as const;
/** As many as are first shown; older ones are to the left. */
const SHOWN = 120;

const tokenValue = (name: ColorToken | 'font'): string =>
  getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim();

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

const volumeBars = (candles: readonly Candle[]) => {
  const [up, down] = [tokenValue('buy-soft'), tokenValue('sell-soft')];
  return candles.map(({ time, open, close, volume }) => ({
    time: time as UTCTimestamp,
    value: volume,
    color: close < open ? down : up,
  }));
};

const candleBars = (candles: readonly Candle[]) =>
  candles.map(({ time, open, high, low, close }) => ({ time: time as UTCTimestamp, open, high, low, close }));

/** Draws candles with their volume into an element, as large as it is. `onHover` hears the time under the crosshair. */
export const createCandleChart = (element: HTMLElement, onHover: (time: number | undefined) => void): CandleChart => {
  const chart = createChart(element, { autoSize: true, timeScale: { timeVisible: true, secondsVisible: false } });
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

  let drawn: readonly Candle[] = [];
  let lines: readonly LabelledLine[] = [];
  let priceLines: readonly IPriceLine[] = [];
  const drawLines = (): void => {
    for (const line of priceLines) candles.removePriceLine(line);
    priceLines = lines.map(({ price, side, label }) =>
      candles.createPriceLine({
        price,
        color: tokenValue(side === 'BUY' ? 'buy-line' : 'sell-line'),
        lineStyle: LineStyle.Dashed,
        lineWidth: 1,
        axisLabelVisible: true,
        title: label,
      }),
    );
  };
  paintFrame(chart, candles);
  return {
    setCandles(next, decimals) {
      const isFirst = drawn.length === 0 && next.length > 0;
      drawn = next;
      candles.applyOptions({
        priceFormat: {
          type: 'custom',
          formatter: (price: number) => digits(price, decimals),
          minMove: 10 ** -decimals,
        },
      });
      candles.setData(candleBars(next));
      volumes.setData(volumeBars(next));
      if (isFirst) chart.timeScale().setVisibleLogicalRange({ from: next.length - SHOWN, to: next.length + 2 });
    },
    setLines(next) {
      lines = next;
      drawLines();
    },
    paint() {
      paintFrame(chart, candles);
      volumes.setData(volumeBars(drawn));
      drawLines();
    },
    remove: () => chart.remove(),
  };
};
