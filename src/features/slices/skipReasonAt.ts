import type { SkipReason } from '#domain/slices/sliceJob.ts';
import type { SliceView } from './useSlice.ts';

/** Undefined unless the slice is to be skipped. Only a book that is newer than the slice's due block counts. */
export const skipReasonAt = (
  { turn, offer, atBlock }: Pick<SliceView, 'turn' | 'offer' | 'atBlock'>,
  dueBlock: number,
): SkipReason | undefined =>
  turn === 'due' && offer?.code === 'skip' && atBlock !== undefined && atBlock > dueBlock ? offer.reason : undefined;
