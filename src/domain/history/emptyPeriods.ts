import { intervalSeconds } from './candles.ts';
import type { Candle, CandleInterval } from './types.ts';

export const MAX_PERIODS = 20_000;

const emptyCandle = ({ close }: Candle, time: number): Candle => ({
  time,
  ...{ open: close, high: close, low: close, close },
  volume: 0,
  isEmpty: true,
});

const fillUntil = (filled: Candle[], end: number, seconds: number): void => {
  for (let last = filled.at(-1); last && last.time + seconds < end; last = filled.at(-1))
    filled.push(emptyCandle(last, last.time + seconds));
};

const newestPeriods = (candles: readonly Candle[], end: number, seconds: number): readonly Candle[] => {
  const start = end - MAX_PERIODS * seconds;
  const first = candles.findIndex(({ time }) => time >= start);
  return first <= 0 ? candles : candles.slice(first);
};

type FilledCandles = (candles: readonly Candle[], until: number | undefined) => readonly Candle[];

/**
 * Adds candles for periods without trades, between the first and the last candle and up to the period that starts at
 * `until`. Candles older than `MAX_PERIODS` before the end are left out. Added candles keep their identity while the
 * traded ones before them do. Times in unix seconds, oldest first.
 */
export const createFilledCandles = (interval: CandleInterval): FilledCandles => {
  const seconds = intervalSeconds[interval];
  let known: readonly Candle[] = [];
  let kept: Candle[] = [];
  const shared = (candles: readonly Candle[]): Candle[] => {
    const isSame = known.length > 1 && candles.length >= known.length && known.at(-2) === candles[known.length - 2];
    if (!isSame || known[0] !== candles[0]) return [];
    const last = known.at(-1)?.time ?? 0;
    return kept.filter(({ time }) => time < last);
  };
  return (candles, until) => {
    const last = candles.at(-1);
    if (!last) return candles;
    const end = Math.max(last.time, until ?? 0) + seconds;
    const shown = newestPeriods(candles, end, seconds);
    const filled = shared(shown);
    const from = filled.length === 0 ? 0 : known.length - 1;
    for (const candle of shown.slice(from)) {
      fillUntil(filled, candle.time, seconds);
      filled.push(candle);
    }
    fillUntil(filled, end, seconds);
    [known, kept] = [shown, filled];
    return filled;
  };
};
