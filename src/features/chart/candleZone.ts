import { timeZone } from '#lib/timeZone.ts';

export const DAY_SECONDS = 86_400;

/** Candles of a day or longer use UTC days, shorter ones the time zone of the settings. */
export const candleZone = (seconds: number): string | undefined => (seconds < DAY_SECONDS ? timeZone() : 'UTC');

export const candleTimeParts = (
  seconds: number,
  dateStyle: 'short' | 'medium' = 'medium',
): Intl.DateTimeFormatOptions =>
  seconds < DAY_SECONDS ? { dateStyle, timeStyle: 'short' } : { dateStyle, timeZone: candleZone(seconds) };
