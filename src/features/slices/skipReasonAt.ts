import type { SkipReason } from '#domain/slices/sliceJob.ts';
import type { SliceView } from './useSlice.ts';

/** A due slice is skipped by a book that is newer than its due time; undefined while it is not. */
export const skipReasonAt = (
  { turn, offer, atBlock }: Pick<SliceView, 'turn' | 'offer' | 'atBlock'>,
  dueBlock: number,
): SkipReason | undefined =>
  turn === 'due' && offer?.code === 'skip' && atBlock !== undefined && atBlock > dueBlock ? offer.reason : undefined;
