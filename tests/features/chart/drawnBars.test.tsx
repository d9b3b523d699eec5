import { afterEach, beforeEach, expect, it, vi } from 'vitest';
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

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('requests older candles once the view comes near the oldest one, and not before the requested ones are there', () => {
  const requested: number[] = [];
  let show = (_range: { readonly from: number }): void => undefined;
  const timeScale = () => ({
    setVisibleLogicalRange: nothing,
    subscribeVisibleLogicalRangeChange: (listener: typeof show) => (show = listener),
  });
  const bars = createBars({ ...drawing, chart: { timeScale } } as unknown as Drawing, {
    hasGaps: false,
    onDepth: (count) => requested.push(count),
  });
  const hours = Array.from({ length: 400 }, (_, hour) => candle(hour * 3600));
  bars.start();
  bars.set(hours.slice(-24));
  vi.runAllTimers();
  show({ from: -96 });
  bars.set(hours.slice(-160));
  show({ from: 40 });
  expect(requested).toEqual([]);
  show({ from: 14 });
  show({ from: 10 });
  expect(requested).toEqual([266]);
  bars.set(hours.slice(-270));
  expect(requested).toEqual([266]);
  show({ from: 0 });
  expect(requested).toEqual([266, 390]);
});

it('finds the candle that holds a time, and none in a gap or outside', () => {
  const bars = createBars(drawing, { hasGaps: false, onDepth: nothing });
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
