import { orientMarket } from '#domain/orderBook/orientMarket.ts';
import { quoteOrder } from '#domain/orderBook/quoteOrder.ts';
import type { PairBook } from '#domain/orderBook/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import type { PreviewLine } from './previewLine.ts';

export type DraftOutcome = 'fills' | 'fillsInPart' | 'staysOpen';

/** As the contract would execute the order at the book's block; undefined if it would reject it. */
export const draftOutcome = (
  book: PairBook,
  sold: Address,
  order: NonNullable<PreviewLine['order']>,
): DraftOutcome | undefined => {
  const quote = quoteOrder(orientMarket(book, sold), order);
  if (!quote.ok) return undefined;
  const { spent, remain } = quote.value;
  if (spent === 0n) return 'staysOpen';
  return remain === 0n ? 'fills' : 'fillsInPart';
};
