import type { UTCTimestamp } from 'lightweight-charts';
import type { Candle } from '#domain/history/types.ts';
import { tokenValue } from './chartPalette.ts';

/** A bar without prices leaves a space. */
export const candleBars = (candles: readonly Candle[], hasGaps: boolean) =>
  candles.map(({ time, open, high, low, close, isEmpty }) =>
    isEmpty && hasGaps ? { time: time as UTCTimestamp } : { time: time as UTCTimestamp, open, high, low, close },
  );

export const volumeBars = (candles: readonly Candle[]) => {
  const [up, down] = [tokenValue('buy-soft'), tokenValue('sell-soft')];
  return candles.map(({ time, open, close, volume }) => ({
    time: time as UTCTimestamp,
    value: volume,
    color: close < open ? down : up,
  }));
};
