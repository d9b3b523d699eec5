import { expect, it } from 'vitest';
import type { Candle } from '#domain/history/types.ts';
import { createBars, type Drawing } from '#features/chart/drawnBars.ts';

const candle = (time: number): Candle => ({ time, open: 1, high: 1, low: 1, close: 1, volume: 1 });

const nothing = (): void => undefined;
const series = { setData: nothing, update: nothing };
const drawing = {
  chart: { timeScale: () => ({ setVisibleLogicalRange: nothing, subscribeVisibleLogicalRangeChange: nothing }) },
  candles: series,
  volumes: series,
  overlays: { draw: nothing },
} as unknown as Drawing;

it('finds the candle that holds a time, and none in a gap or outside', () => {
  const bars = createBars(drawing, false);
  bars.set([candle(100), candle(160), candle(280)]);
  expect(bars.at(100, 60)).toBeUndefined();
  bars.start();
  expect([99, 100, 159, 160, 219, 220, 280, 339, 340].map((time) => bars.at(time, 60)?.time)).toEqual([
    undefined,
    100,
    100,
    160,
    160,
    undefined,
    280,
    280,
    undefined,
  ]);
  expect(bars.at(undefined, 60)).toBeUndefined();
});
