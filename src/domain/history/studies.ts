import { exponentialAverage, simpleAverage, type IndicatorPoint } from './indicators.ts';
import type { Candle } from './types.ts';

type Points = readonly IndicatorPoint[];

const DAY_SECONDS = 86_400;

/** Sum of typical price times volume over the volume, from the start of each day in UTC; no value before any volume. */
export const sessionVwap = (candles: readonly Candle[]): Points => {
  const points: IndicatorPoint[] = [];
  let day: number | undefined;
  let [traded, volume] = [0, 0];
  for (const candle of candles) {
    const own = Math.floor(candle.time / DAY_SECONDS);
    if (own !== day) [day, traded, volume] = [own, 0, 0];
    traded += ((candle.high + candle.low + candle.close) / 3) * candle.volume;
    volume += candle.volume;
    if (volume > 0) points.push({ time: candle.time, value: traded / volume });
  }
  return points;
};

interface Bands {
  readonly middle: Points;
  readonly upper: Points;
  readonly lower: Points;
}

/** Simple average of `period` closes, and `width` standard deviations (of the population) around it. */
export const bollingerBands = (candles: readonly Candle[], period: number, width: number): Bands => {
  const middle = simpleAverage(candles, period);
  const spread = middle.map(({ value }, start) => {
    let sum = 0;
    for (let at = start; at < start + period; at += 1) sum += ((candles[at]?.close ?? value) - value) ** 2;
    return width * Math.sqrt(sum / period);
  });
  const shifted = (sign: 1 | -1): Points =>
    middle.map(({ time, value }, at) => ({ time, value: value + sign * (spread[at] ?? 0) }));
  return { middle, upper: shifted(1), lower: shifted(-1) };
};

/** Wilder's average: the mean of the first `period` values, then (a * (period - 1) + v) / period. */
const wilder = (values: readonly number[], period: number): readonly number[] => {
  if (values.length < period) return [];
  let average = values.slice(0, period).reduce((sum, value) => sum + value, 0) / period;
  return [average, ...values.slice(period).map((value) => (average = (average * (period - 1) + value) / period))];
};

const NEUTRAL = 50;

/** Relative strength index by Wilder's average, 0 to 100, from the candle after `period` changes. */
export const relativeStrength = (candles: readonly Candle[], period: number): Points => {
  const changes = candles.slice(1).map(({ close }, at) => close - (candles[at]?.close ?? close));
  const gains = wilder(
    changes.map((change) => Math.max(change, 0)),
    period,
  );
  const losses = wilder(
    changes.map((change) => Math.max(-change, 0)),
    period,
  );
  return gains.map((gain, at) => {
    const loss = losses[at] ?? 0;
    // The quotient is at most 1; `100 * gain / (gain + loss)` could round to more than 100.
    const value = gain + loss === 0 ? NEUTRAL : 100 * (gain / (gain + loss));
    return { time: candles[at + period]?.time ?? 0, value };
  });
};

/** Average true range by Wilder's average, in quote tokens. The first candle's range is its height. */
export const averageTrueRange = (candles: readonly Candle[], period: number): Points => {
  const ranges = candles.map(({ high, low }, at) => {
    const before = candles[at - 1]?.close;
    return before === undefined ? high - low : Math.max(high, before) - Math.min(low, before);
  });
  return wilder(ranges, period).map((value, at) => ({ time: candles[at + period - 1]?.time ?? 0, value }));
};

interface Macd {
  readonly line: Points;
  readonly signal: Points;
  readonly histogram: Points;
}

/** Fast minus slow exponential average, the average of that as signal, and the difference of both. */
export const macd = (
  candles: readonly Candle[],
  { fast, slow, signal: smoothing }: { readonly fast: number; readonly slow: number; readonly signal: number },
): Macd => {
  const quick = exponentialAverage(candles, fast).slice(slow - fast);
  const line = exponentialAverage(candles, slow).map(({ time, value }, at) => ({
    time,
    value: (quick[at]?.value ?? value) - value,
  }));
  const signal = exponentialAverage(
    line.map(({ time, value }) => ({ time, close: value })),
    smoothing,
  );
  const late = line.slice(smoothing - 1);
  const histogram = signal.map(({ time, value }, at) => ({ time, value: (late[at]?.value ?? value) - value }));
  return { line, signal, histogram };
};
