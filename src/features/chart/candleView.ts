import { formatPercent } from '#domain/format/formatPercent.ts';
import { separators } from '#domain/format/separators.ts';
import type { Candle } from '#domain/history/types.ts';

const DIGITS = 5;
const MIN_DECIMALS = 2;
const MAX_DECIMALS = 18;
const BPS = 10_000;

export interface CandleView {
  readonly open: string;
  readonly high: string;
  readonly low: string;
  readonly close: string;
  readonly change: string;
  readonly direction: 'up' | 'down' | 'flat';
  readonly volume: string;
}

/** Five digits of the price, of which at least two are decimals. */
export const decimalsOf = (price: number): number => {
  if (!(price > 0)) return MIN_DECIMALS;
  return Math.min(MAX_DECIMALS, Math.max(MIN_DECIMALS, DIGITS - 1 - Math.floor(Math.log10(price))));
};

/** Cached, because it takes much longer to create a format than to use it. */
const formats = new Map<number, Intl.NumberFormat>();

const formatWith = (decimals: number): Intl.NumberFormat => {
  const known = formats.get(decimals);
  if (known) return known;
  const format = new Intl.NumberFormat('en-US', { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
  formats.set(decimals, format);
  return format;
};

const smallVolume = new Intl.NumberFormat('en-US', { maximumSignificantDigits: 4 });
const largeVolume = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });

/** Replaces English separators with those of the page's language, and the hyphen with a minus. */
const written = (english: string): string => {
  const signs: Readonly<Record<string, string>> = { ',': separators.thousands, '.': separators.point, '-': '−' };
  return english.replace(/[,.-]/g, (sign) => signs[sign] ?? sign);
};

export const digits = (value: number, decimals: number): string => written(formatWith(decimals).format(value));

const volumeDigits = (volume: number): string => written((volume < 1 ? smallVolume : largeVolume).format(volume));

const directionOf = ({ open, close }: Candle): CandleView['direction'] => {
  if (close === open) return 'flat';
  return close > open ? 'up' : 'down';
};

export const candleView = (candle: Candle, decimals: number): CandleView => {
  const { open, high, low, close, volume } = candle;
  const bps = ((close - open) / open) * BPS;
  return {
    open: digits(open, decimals),
    high: digits(high, decimals),
    low: digits(low, decimals),
    close: digits(close, decimals),
    change: `${Math.round(bps) > 0 ? '+' : ''}${Math.round(bps) === 0 ? '0%' : formatPercent(bps)}`,
    direction: directionOf(candle),
    volume: volumeDigits(volume),
  };
};
