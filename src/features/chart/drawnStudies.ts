import {
  HistogramSeries,
  LineSeries,
  LineStyle,
  type IChartApi,
  type ISeriesApi,
  type UTCTimestamp,
} from 'lightweight-charts';
import type { Candle } from '#domain/history/types.ts';
import { tokenValue } from './chartPalette.ts';
import { digits } from './candleView.ts';
import type { StudyLine } from './studyLines.ts';

interface DrawnStudies {
  set(lines: readonly StudyLine[]): void;
  draw(drawn: readonly Candle[]): void;
}

type StudySeries = ISeriesApi<'Line'> | ISeriesApi<'Histogram'>;

const PRICE_STRETCH = 4;

const QUIET = { lastValueVisible: false, priceLineVisible: false } as const;

const addSeries = (chart: IChartApi, line: StudyLine, pane: number): StudySeries => {
  const { look, levels = [] } = line;
  const series =
    look === 'bars'
      ? chart.addSeries(HistogramSeries, QUIET, pane)
      : chart.addSeries(LineSeries, { ...QUIET, lineWidth: 1, crosshairMarkerVisible: false }, pane);
  for (const price of levels)
    series.createPriceLine({
      price,
      color: tokenValue('border-control'),
      lineStyle: LineStyle.SparseDotted,
      lineWidth: 1,
      axisLabelVisible: false,
    });
  return series;
};

const formatOf = ({ decimals }: StudyLine) => ({
  type: 'custom' as const,
  formatter: (value: number) => digits(value, decimals),
  minMove: 10 ** -decimals,
});

const barColor = (value: number): string => tokenValue(value < 0 ? 'sell-soft' : 'buy-soft');

const structureOf = (lines: readonly StudyLine[]): string => lines.map(({ id, pane }) => `${id} ${pane}`).join();

export const createStudies = (chart: IChartApi): DrawnStudies => {
  let series: ReadonlyMap<string, StudySeries> = new Map();
  let lines: readonly StudyLine[] = [];
  let candles: readonly Candle[] = [];

  /** The library removes a pane with its last series and renumbers the others, so all panes are made again. */
  const rebuild = (): void => {
    for (const gone of [...series.values()].toReversed()) chart.removeSeries(gone);
    const panes = [...new Set(lines.map(({ pane }) => pane).filter((pane) => pane !== 'price'))];
    series = new Map(
      lines.map((line) => [line.id, addSeries(chart, line, line.pane === 'price' ? 0 : 1 + panes.indexOf(line.pane))]),
    );
    chart.panes().forEach((pane, at) => pane.setStretchFactor(at === 0 ? PRICE_STRETCH : 1));
  };
  const draw = (): void => {
    const start = candles[0]?.time ?? Infinity;
    const end = candles.at(-1)?.time ?? -Infinity;
    for (const line of lines) {
      const own = series.get(line.id);
      const shown = line.points.filter(({ time }) => time >= start && time <= end);
      const style = line.look === 'dashed' ? LineStyle.Dashed : LineStyle.Solid;
      own?.applyOptions({ color: tokenValue(line.color), lineStyle: style });
      if (line.pane !== 'price') own?.applyOptions({ priceFormat: formatOf(line) });
      own?.setData(
        shown.map(({ time, value }) => ({
          time: time as UTCTimestamp,
          value,
          ...(line.look === 'bars' && { color: barColor(value) }),
        })),
      );
    }
  };
  return {
    set(next) {
      const isSame = structureOf(next) === structureOf(lines);
      lines = next;
      if (!isSame) rebuild();
      draw();
    },
    draw(drawn) {
      candles = drawn;
      if (lines.length > 0) draw();
    },
  };
};
