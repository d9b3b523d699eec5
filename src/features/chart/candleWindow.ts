import type { Candle } from '#domain/history/types.ts';

/**
 * At least `depth` candles if there are as many. The first drawn candle stays the first, so new ones push none out.
 */
export const windowOf = (all: readonly Candle[], drawn: readonly Candle[], depth: number): readonly Candle[] => {
  const [first] = drawn;
  const start =
    first && drawn.length >= depth ? all.findLastIndex(({ time }) => time <= first.time) : all.length - depth;
  return all.slice(Math.max(0, start));
};

/** Index in `next` from which to draw if only the last drawn candle changes; undefined to redraw all. */
export const tailOf = (drawn: readonly Candle[], next: readonly Candle[]): number | undefined => {
  const last = drawn.length - 1;
  if (last < 1 || next.length <= last) return undefined;
  return drawn[0] === next[0] && drawn[last - 1] === next[last - 1] ? last : undefined;
};
