import type { IChartApi, ISeriesApi, ISeriesPrimitive, Time } from 'lightweight-charts';
import type { Candle } from '#domain/history/types.ts';
import { createStudies } from './drawnStudies.ts';
import type { StudyLine } from './studyLines.ts';
import { createTrends, type DrawnTrends, type TrendEvents } from './trendTool.ts';
import { createVolumeProfile } from './volumeProfileView.ts';

export interface ChartOverlays {
  setStudies(lines: readonly StudyLine[]): void;
  setProfile(isOn: boolean): void;
  readonly trends: Pick<DrawnTrends, 'set' | 'setTool'>;
  draw(drawn: readonly Candle[]): void;
}

export interface OverlayTerms extends TrendEvents {
  readonly seconds: number;
}

export const createOverlays = (
  element: HTMLElement,
  chart: IChartApi,
  series: ISeriesApi<'Candlestick'>,
  { seconds, ...events }: OverlayTerms,
): ChartOverlays => {
  const studies = createStudies(chart);
  const trends = createTrends({ element, chart, series }, events);
  let candles: readonly Candle[] = [];
  let profile: ISeriesPrimitive<Time> | undefined;
  return {
    setStudies: studies.set,
    trends,
    setProfile(isOn) {
      if (isOn === (profile !== undefined)) return;
      if (profile) series.detachPrimitive(profile);
      profile = isOn ? createVolumeProfile(chart, series, () => candles) : undefined;
      if (profile) series.attachPrimitive(profile);
    },
    draw(drawn) {
      candles = drawn;
      studies.draw(drawn);
      trends.draw(drawn, seconds);
    },
  };
};
