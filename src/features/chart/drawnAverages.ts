import { LineSeries, LineStyle, type IChartApi, type ISeriesApi, type UTCTimestamp } from 'lightweight-charts';
import type { Candle } from '#domain/history/types.ts';
import type { ColorToken } from '#ui/theme/theme.ts';
import type { AverageLine } from './averageLines.ts';
import { tokenValue } from './chartPalette.ts';

/** Exponential averages are dashed. */
const colours: readonly ColorToken[] = ['info-text', 'warning-text'];

export interface DrawnAverages {
  set(lines: readonly AverageLine[]): void;
  draw(drawn: readonly Candle[]): void;
}

export const createAverages = (chart: IChartApi): DrawnAverages => {
  const series = new Map<number, ISeriesApi<'Line'>>();
  let lines: readonly AverageLine[] = [];
  let candles: readonly Candle[] = [];

  const seriesAt = (index: number): ISeriesApi<'Line'> => {
    const known = series.get(index);
    if (known) return known;
    const made = chart.addSeries(LineSeries, {
      lineWidth: 1,
      lastValueVisible: false,
      priceLineVisible: false,
      crosshairMarkerVisible: false,
    });
    series.set(index, made);
    return made;
  };
  const draw = (): void => {
    for (const [index, gone] of series) {
      if (lines.some((line) => line.index === index)) continue;
      chart.removeSeries(gone);
      series.delete(index);
    }
    const start = candles[0]?.time ?? Infinity;
    const end = candles.at(-1)?.time ?? -Infinity;
    for (const { index, kind, points } of lines) {
      const line = seriesAt(index);
      line.applyOptions({
        color: tokenValue(colours[index % colours.length] ?? 'text-2'),
        lineStyle: kind === 'simple' ? LineStyle.Solid : LineStyle.Dashed,
      });
      const shown = points.filter(({ time }) => time >= start && time <= end);
      line.setData(shown.map(({ time, value }) => ({ time: time as UTCTimestamp, value })));
    }
  };
  return {
    set(next) {
      lines = next;
      draw();
    },
    draw(drawn) {
      candles = drawn;
      if (lines.length > 0) draw();
    },
  };
};
