/**
 * Position of a time on a chart axis that has one step per candle: the index of a candle that starts then, or a
 * fraction between two candles. Beyond the first and the last candle, one step per interval.
 * @param times starts of the candles, unix seconds, ascending, at least one
 * @param seconds length of the interval
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

/** Time at an integer index of the axis of `indexAt`, unix seconds. */
export const timeAt = (times: readonly number[], index: number, seconds: number): number => {
  const last = times.length - 1;
  if (index < 0) return (times[0] ?? 0) + index * seconds;
  return times[index] ?? (times[last] ?? 0) + (index - last) * seconds;
};
