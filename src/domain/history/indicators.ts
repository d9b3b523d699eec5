import type { Candle } from './types.ts';

export interface IndicatorPoint {
  readonly time: number;
  readonly value: number;
}

type Closed = Pick<Candle, 'time' | 'close'>;

/** Limits a value that rounding could move out of the window. */
const within = (value: number, min: number, max: number): number => Math.min(max, Math.max(min, value));

/**
 * Mean of the last `period` closes, oldest first; none before a full window. Each mean is summed separately, so that
 * rounding errors do not add up.
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

/** e[i] = k * c[i] + (1 - k) * e[i-1], k = 2 / (period + 1), from the first full window's simple average on. */
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

interface ProfileRow {
  readonly low: number;
  readonly high: number;
  readonly up: number;
  readonly down: number;
}

/**
 * Rows of equal height, lowest first. A candle's volume is spread evenly over its range; the rows add up to all
 * volume.
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
