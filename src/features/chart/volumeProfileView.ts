import type { IChartApi, IPrimitivePaneView, ISeriesApi, ISeriesPrimitive, Time } from 'lightweight-charts';
import { volumeProfile } from '#domain/history/indicators.ts';
import type { Candle } from '#domain/history/types.ts';
import { tokenValue } from './chartPalette.ts';

const ROWS = 24;
/** Length of the longest row, as a share of the drawing's width. */
const WIDTH = 0.25;
const GAP_PX = 1;

interface Bar {
  readonly top: number;
  readonly bottom: number;
  /** Shares of the longest row. */
  readonly up: number;
  readonly down: number;
}

export const createVolumeProfile = (
  chart: IChartApi,
  series: ISeriesApi<'Candlestick'>,
  drawn: () => readonly Candle[],
): ISeriesPrimitive<Time> => {
  let bars: readonly Bar[] = [];
  const barsOf = (): readonly Bar[] => {
    const range = chart.timeScale().getVisibleLogicalRange();
    if (!range) return [];
    const inView = drawn().slice(Math.max(0, Math.ceil(range.from)), Math.max(0, Math.floor(range.to) + 1));
    const rows = volumeProfile(inView, ROWS);
    const max = rows.reduce((longest, { up, down }) => Math.max(longest, up + down), 0);
    return rows.flatMap(({ low, high, up, down }) => {
      const [top, bottom] = [series.priceToCoordinate(high), series.priceToCoordinate(low)];
      if (top === null || bottom === null || !(max > 0)) return [];
      return [{ top, bottom, up: up / max, down: down / max }];
    });
  };
  const view: IPrimitivePaneView = {
    zOrder: () => 'bottom',
    renderer: () => ({
      draw: (target) =>
        target.useMediaCoordinateSpace(({ context, mediaSize }) => {
          const longest = mediaSize.width * WIDTH;
          const [upColour, downColour] = [tokenValue('buy-soft'), tokenValue('sell-soft')];
          for (const { top, bottom, up, down } of bars) {
            const height = Math.max(1, bottom - top - GAP_PX);
            context.fillStyle = upColour;
            context.fillRect(0, top, up * longest, height);
            context.fillStyle = downColour;
            context.fillRect(up * longest, top, down * longest, height);
          }
        }),
    }),
  };
  const views = [view];
  return {
    updateAllViews: () => {
      bars = barsOf();
    },
    paneViews: () => views,
  };
};
