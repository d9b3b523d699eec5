import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exponentialAverage, simpleAverage, volumeProfile } from '#domain/history/indicators.ts';
import type { Candle } from '#domain/history/types.ts';

const figure = fc.double({ min: 1e-9, max: 1e9, noNaN: true });

const candle = (time: number) =>
  fc
    .record({ prices: fc.array(figure, { minLength: 4, maxLength: 4 }), volume: figure })
    .map(({ prices, volume }): Candle => {
      const [open = 1, close = 1] = prices;
      return { time, open, close, low: Math.min(...prices), high: Math.max(...prices), volume };
    });

const candles = fc
  .integer({ min: 0, max: 60 })
  .chain((length) => fc.tuple(...Array.from({ length }, (_, time) => candle(time))));
const period = fc.integer({ min: 1, max: 30 });

const closes = (values: readonly number[]) => values.map((close, time) => ({ time, close }));
const averages = [
  ['simple', simpleAverage],
  ['exponential', exponentialAverage],
] as const;

describe.each(averages)('the %s moving average', (_, average) => {
  it('is the constant if all closes are one constant', () => {
    fc.assert(
      fc.property(figure, period, fc.integer({ min: 0, max: 60 }), (value, length, count) => {
        const points = average(closes(Array.from({ length: count }, () => value)), length);
        expect(points).toHaveLength(Math.max(0, count - length + 1));
        for (const point of points) expect(point.value).toBe(value);
      }),
    );
  });

  it('stays between the lowest and the highest close, one point per candle', () => {
    fc.assert(
      fc.property(candles, period, (all, length) => {
        const known = all.map(({ close }) => close);
        const points = average(all, length);
        expect(points.map(({ time }) => time)).toEqual(all.slice(length - 1).map(({ time }) => time));
        for (const { value } of points) {
          expect(value).toBeGreaterThanOrEqual(Math.min(...known));
          expect(value).toBeLessThanOrEqual(Math.max(...known));
        }
      }),
    );
  });

  it('is the close itself with a period of one, and later candles change no earlier point', () => {
    fc.assert(
      fc.property(candles, period, fc.nat(60), (all, length, cut) => {
        expect(average(all, 1).map(({ value }) => value)).toEqual(all.map(({ close }) => close));
        const earlier = average(all.slice(0, cut), length);
        expect(average(all, length).slice(0, earlier.length)).toEqual(earlier);
      }),
    );
  });
});

it('the averages of 1, 2, 3, 6 with a period of 3 equal those computed by hand', () => {
  const four = closes([1, 2, 3, 6]);
  expect(simpleAverage(four, 3).map(({ value }) => value)).toEqual([2, 11 / 3]);
  expect(exponentialAverage(four, 3).map(({ value }) => value)).toEqual([2, 4]);
});

describe('the volume profile', () => {
  it('adds up to the volume of the candles, split by their direction', () => {
    fc.assert(
      fc.property(candles, fc.integer({ min: 1, max: 50 }), (all, count) => {
        const rows = volumeProfile(all, count);
        const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
        const total = sum(all.map(({ volume }) => volume));
        const up = sum(all.filter(({ open, close }) => close >= open).map(({ volume }) => volume));
        expect(Math.abs(sum(rows.map((row) => row.up)) - up)).toBeLessThanOrEqual(total * 1e-9);
        expect(Math.abs(sum(rows.map((row) => row.up + row.down)) - total)).toBeLessThanOrEqual(total * 1e-9);
        for (const row of rows) expect(Math.min(row.up, row.down)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('covers the prices from the lowest to the highest in rows that follow each other', () => {
    fc.assert(
      fc.property(candles, fc.integer({ min: 1, max: 50 }), (all, count) => {
        const rows = volumeProfile(all, count);
        const [first] = rows;
        expect(rows.length === 0).toBe(all.length === 0);
        if (!first) return;
        expect(first.low).toBe(Math.min(...all.map(({ low }) => low)));
        rows.slice(1).forEach((row, at) => expect(row.low).toBe(rows[at]?.high));
      }),
    );
  });

  it('gives a row the share of the candle that lies in it', () => {
    const bar = { time: 0, open: 0, close: 4, low: 0, high: 4, volume: 8 };
    expect(volumeProfile([bar], 4).map(({ up }) => up)).toEqual([2, 2, 2, 2]);
    const still = { ...bar, open: 3.5, close: 3.5, low: 3.5, high: 3.5, volume: 5 };
    expect(volumeProfile([bar, still], 4).map(({ up }) => up)).toEqual([2, 2, 2, 7]);
    expect(volumeProfile([still], 4)).toEqual([{ low: 3.5, high: 3.5, up: 5, down: 0 }]);
  });
});
