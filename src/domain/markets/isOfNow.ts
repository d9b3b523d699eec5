import type { DayFigures } from './dayFigures.ts';

interface FigureLimits {
  readonly aheadBlocks: number;
  readonly behindBlocks: number;
  readonly seconds: number;
}

/**
 * True if figures are near the newest block by number and time. Figures of a block that does not exist cannot be
 * compared.
 */
export const isOfNow = (
  { block, timestamp }: Pick<DayFigures, 'block' | 'timestamp'>,
  newest: { readonly number: number; readonly timestamp: number },
  { aheadBlocks, behindBlocks, seconds }: FigureLimits,
): boolean =>
  block - newest.number <= aheadBlocks &&
  newest.number - block < behindBlocks &&
  Math.abs(newest.timestamp - timestamp) <= seconds;
