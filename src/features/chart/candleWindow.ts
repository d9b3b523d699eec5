import type { Candle } from '#domain/history/types.ts';

/** At least `depth` candles, if available. The first drawn candle stays first, so that new candles remove none. */
export const windowOf = (all: readonly Candle[], drawn: readonly Candle[], depth: number): readonly Candle[] => {
  const [first] = drawn;
  const start =
    first && drawn.length >= depth ? all.findLastIndex(({ time }) => time <= first.time) : all.length - depth;
  return all.slice(Math.max(0, start));
};

/** Index in `next` of the first candle to draw if only the last drawn candle changed; undefined to draw all. */
export const tailOf = (drawn: readonly Candle[], next: readonly Candle[]): number | undefined => {
  const last = drawn.length - 1;
  if (last < 1 || next.length <= last) return undefined;
  return drawn[0] === next[0] && drawn[last - 1] === next[last - 1] ? last : undefined;
};
