import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exponentialAverage, simpleAverage } from '#domain/history/indicators.ts';
import { averageTrueRange, bollingerBands, macd, relativeStrength, sessionVwap } from '#domain/history/studies.ts';
import type { Candle } from '#domain/history/types.ts';

const candle = (at: number, close: number, [high, low] = [close, close], volume = 1): Candle => ({
  time: at * 60,
  open: close,
  high,
  low,
  close,
  volume,
});

const closing = (closes: readonly number[]): readonly Candle[] => closes.map((close, at) => candle(at, close));

const rounded = (points: readonly { readonly value: number }[], digits = 2): readonly number[] =>
  points.map(({ value }) => Number(value.toFixed(digits)));

const randomCandles = fc
  .array(fc.tuple(fc.integer({ min: 1, max: 1000 }), fc.nat(50), fc.nat(50), fc.nat(9)), { maxLength: 120 })
  .map((rows) =>
    rows.map(([low, body, wick, volume], at) => candle(at * 97, low + body, [low + body + wick, low], volume)),
  );

/** A widely published table of 14 periods. */
const CLOSES = [
  44.3389, 44.0902, 44.1497, 43.6124, 44.3278, 44.8264, 45.0955, 45.4245, 45.8433, 46.0826, 45.8931, 46.0328, 45.614,
  46.282, 46.282, 46.0028, 46.0328, 46.4116, 46.2222, 45.6439,
];

describe('the relative strength index', () => {
  it('equals the published values of 14 periods', () => {
    expect(rounded(relativeStrength(closing(CLOSES), 14))).toEqual([70.53, 66.32, 66.55, 69.41, 66.36, 57.97]);
  });

  it('is 100 after gains only, 0 after losses only, 50 without a change, and between 0 and 100 for any candles', () => {
    expect(rounded(relativeStrength(closing([1, 2, 3, 4]), 3))).toEqual([100]);
    expect(rounded(relativeStrength(closing([4, 3, 2, 1]), 3))).toEqual([0]);
    expect(rounded(relativeStrength(closing([2, 2, 2, 2]), 3))).toEqual([50]);
    // 100 * gain / gain is not 100 for every floating point number.
    for (let i = 1; i < 2000; i += 1)
      for (const { value } of relativeStrength(closing([1, 1 + i / 7, 1 + i / 3]), 2)) expect(value).toBe(100);
    fc.assert(
      fc.property(randomCandles, fc.integer({ min: 2, max: 20 }), (candles, period) => {
        const points = relativeStrength(candles, period);
        expect(points).toHaveLength(Math.max(0, candles.length - period));
        expect(points.map(({ time }) => time)).toEqual(candles.slice(period).map(({ time }) => time));
        for (const { value } of points) expect(value >= 0 && value <= 100).toBe(true);
      }),
    );
  });
});

describe('the average true range', () => {
  const RANGES = [
    [48.7, 47.79, 48.16],
    [48.72, 48.14, 48.61],
    [48.9, 48.39, 48.75],
    [48.87, 48.37, 48.63],
    [48.82, 48.24, 48.74],
    [49.05, 48.64, 49.03],
    [49.2, 48.94, 49.07],
    [49.35, 48.86, 49.32],
    [49.92, 49.5, 49.91],
    [50.19, 49.87, 50.13],
    [50.12, 49.2, 49.53],
    [49.66, 48.9, 49.5],
    [49.88, 49.43, 49.75],
    [50.19, 49.73, 50.03],
    [50.36, 49.26, 50.31],
  ] as const;

  it('equals the published values of 14 periods, the range from the former close counted', () => {
    const candles = RANGES.map(([high, low, close], at) => candle(at, close, [high, low]));
    expect(rounded(averageTrueRange(candles, 14))).toEqual([0.55, 0.59]);
  });
});

describe('the volume-weighted average price', () => {
  it('starts again with each day in UTC, and is absent before any volume', () => {
    const day = 1440;
    const candles = [
      candle(0, 10, [10, 10], 0),
      candle(1, 10, [11, 9], 1),
      candle(2, 20, [20, 20], 3),
      candle(day, 5, [6, 4], 2),
    ];
    expect(sessionVwap(candles)).toEqual([
      { time: 60, value: 10 },
      { time: 120, value: 17.5 },
      { time: day * 60, value: 5 },
    ]);
  });
});

describe('Bollinger bands', () => {
  it('are the average of the closes, and so many deviations of the population above and below it', () => {
    const { middle, upper, lower } = bollingerBands(closing([2, 4, 4, 4, 5, 5, 7, 9]), 8, 2);
    expect([rounded(middle), rounded(upper), rounded(lower)]).toEqual([[5], [9], [1]]);
  });

  it('enclose their average at the same times, for any candles', () => {
    fc.assert(
      fc.property(randomCandles, fc.integer({ min: 2, max: 30 }), (candles, period) => {
        const { middle, upper, lower } = bollingerBands(candles, period, 2);
        expect(middle).toEqual(simpleAverage(candles, period));
        middle.forEach(({ time, value }, at) => {
          expect([upper[at]?.time, lower[at]?.time]).toEqual([time, time]);
          expect(upper[at]?.value).toBeGreaterThanOrEqual(value);
          expect((upper[at]?.value ?? 0) + (lower[at]?.value ?? 0)).toBeCloseTo(2 * value, 6);
        });
      }),
    );
  });
});

describe('the convergence of averages', () => {
  it('is the fast less the slow average, with its own average and their difference, for any candles', () => {
    fc.assert(
      fc.property(randomCandles, (candles) => {
        const { line, signal, histogram } = macd(candles, { fast: 12, slow: 26, signal: 9 });
        const [fast, slow] = [exponentialAverage(candles, 12), exponentialAverage(candles, 26)];
        const of = (points: typeof fast, time: number) => points.find((point) => point.time === time)?.value ?? NaN;
        expect(line.map(({ time }) => time)).toEqual(candles.slice(25).map(({ time }) => time));
        for (const { time, value } of line) expect(value).toBeCloseTo(of(fast, time) - of(slow, time), 9);
        expect(signal.map(({ time }) => time)).toEqual(candles.slice(33).map(({ time }) => time));
        for (const { time, value } of histogram) expect(value).toBeCloseTo(of(line, time) - of(signal, time), 9);
      }),
    );
  });
});
