import type { Candle } from './types.ts';

export interface IndicatorPoint {
  /** Start of the candle, unix seconds. */
  readonly time: number;
  readonly value: number;
}

type Closed = Pick<Candle, 'time' | 'close'>;

/** Clamps an average to its window's minimum and maximum, which rounding could exceed. */
const within = (value: number, min: number, max: number): number => Math.min(max, Math.max(min, value));

/**
 * Simple moving average: at each candle the mean of its close and of the closes of the `period` - 1 candles before it,
 * (c[i] + c[i-1] + ... + c[i-period+1]) / period. Candles before the first full window have none. `period` is an
 * integer of at least 1; candles are in order, oldest first. Each window is summed separately, so no rounding error
 * adds up.
 */
export const simpleAverage = (candles: readonly Closed[], period: number): readonly IndicatorPoint[] =>
  candles.slice(period - 1).map(({ time }, start) => {
    let [sum, min, max] = [0, Infinity, -Infinity];
    for (let at = start; at < start + period; at += 1) {
      const close = candles[at]?.close ?? 0;
      sum += close;
      min = Math.min(min, close);
      max = Math.max(max, close);
    }
    return { time, value: within(sum / period, min, max) };
  });

/**
 * Exponential moving average with the factor k = 2 / (period + 1): e[i] = k * c[i] + (1 - k) * e[i-1]. It begins at the
 * candle of the first full window with the simple average of that window; earlier candles have none. `period` is an
 * integer of at least 1; candles are in order, oldest first.
 */
export const exponentialAverage = (candles: readonly Closed[], period: number): readonly IndicatorPoint[] => {
  const [first] = simpleAverage(candles.slice(0, period), period);
  if (!first) return [];
  const factor = 2 / (period + 1);
  const points: IndicatorPoint[] = [first];
  let value = first.value;
  for (const { time, close } of candles.slice(period)) {
    value = within(factor * close + (1 - factor) * value, Math.min(value, close), Math.max(value, close));
    points.push({ time, value });
  }
  return points;
};

/** Volume traded between two prices. */
export interface ProfileRow {
  readonly low: number;
  readonly high: number;
  /** Whole base tokens, in candles that closed at or above their open, and in all others. */
  readonly up: number;
  readonly down: number;
}

/**
 * Volume profile: the range from the lowest low to the highest high of the candles in `count` rows of equal height,
 * lowest first. A row gets the share of each candle's volume that equals its share of the candle's range, low to high.
 * A candle of one price adds all its volume to that price's row. The rows add up to the volume of the candles. Empty
 * without candles; one row if all have one price. `count` is an integer of at least 1.
 */
export const volumeProfile = (candles: readonly Candle[], count: number): readonly ProfileRow[] => {
  const low = candles.reduce((min, candle) => Math.min(min, candle.low), Infinity);
  const high = candles.reduce((max, candle) => Math.max(max, candle.high), -Infinity);
  if (candles.length === 0) return [];
  const rows = high > low ? count : 1;
  const height = (high - low) / rows;
  const volumes = Array.from({ length: rows }, () => ({ up: 0, down: 0 }));
  const rowOf = (price: number): number =>
    height > 0 ? Math.min(rows - 1, Math.max(0, Math.floor((price - low) / height))) : 0;
  for (const candle of candles) {
    const side = candle.close >= candle.open ? 'up' : 'down';
    const [first, last] = [rowOf(candle.low), rowOf(candle.high)];
    let left = candle.volume;
    for (let row = first; row <= last; row += 1) {
      const covered = Math.min(candle.high, low + (row + 1) * height) - Math.max(candle.low, low + row * height);
      const share = (candle.volume * Math.max(0, covered)) / (candle.high - candle.low);
      // The last row takes the rounding remainder, so that no volume is lost.
      const part = row === last ? left : Math.min(left, share);
      const volume = volumes[row];
      if (volume) volume[side] += part;
      left -= part;
    }
  }
  return volumes.map((volume, row) => ({ ...volume, low: low + row * height, high: low + (row + 1) * height }));
};
