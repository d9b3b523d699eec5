/**
 * Index on an axis with one step per candle: fractional between candles, one step per `seconds` beyond them. Unix
 * seconds, ascending.
 */
export const indexAt = (times: readonly number[], time: number, seconds: number): number => {
  const last = times.length - 1;
  const [firstTime = 0, lastTime = 0] = [times[0], times[last]];
  if (time <= firstTime) return (time - firstTime) / seconds;
  if (time >= lastTime) return last + (time - lastTime) / seconds;
  const next = times.findIndex((start) => start > time);
  const [before = 0, after = 1] = [times[next - 1], times[next]];
  return next - 1 + (time - before) / (after - before);
};

/** Unix seconds at an index; inverse of `indexAt`. */
export const timeAt = (times: readonly number[], index: number, seconds: number): number => {
  const last = times.length - 1;
  if (index < 0) return (times[0] ?? 0) + index * seconds;
  return times[index] ?? (times[last] ?? 0) + (index - last) * seconds;
};
