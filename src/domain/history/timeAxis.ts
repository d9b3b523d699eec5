/**
 * Where a time stands among the candles of a chart, whose axis has one step for each candle: the index of a candle that
 * starts then, a part of the step between two candles, and beyond the first and the last one step for each interval.
 * `times`: starts of the candles, unix seconds, rising, at least one; `seconds`: length of the interval.
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

/** The time at a whole index of that axis, unix seconds. */
export const timeAt = (times: readonly number[], index: number, seconds: number): number => {
  const last = times.length - 1;
  if (index < 0) return (times[0] ?? 0) + index * seconds;
  return times[index] ?? (times[last] ?? 0) + (index - last) * seconds;
};
