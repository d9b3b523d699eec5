import { divideUp } from '#domain/amounts/integers.ts';
import { orientMarket } from '#domain/orderBook/orientMarket.ts';
import { quoteOrder } from '#domain/orderBook/quoteOrder.ts';
import type { PairBook } from '#domain/orderBook/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import type { TradeDirection } from '#domain/trade/types.ts';
import type { PreviewLine } from './previewLine.ts';

export interface DraftOutcome {
  readonly kind: 'fills' | 'fillsInPart' | 'staysOpen';
  /** Raw base tokens: sold, or bought at once and later. */
  readonly base: bigint;
}

/**
 * Computes the outcome at the book's block by the contract's rules; undefined if the contract would refuse the order.
 */
export const draftOutcome = (
  book: PairBook,
  { sold, side }: { readonly sold: Address; readonly side: TradeDirection },
  order: NonNullable<PreviewLine['order']>,
): DraftOutcome | undefined => {
  const quote = quoteOrder(orientMarket(book, sold), order);
  if (!quote.ok) return undefined;
  const { from, to, spent, remain, received } = quote.value;
  const base = side === 'BUY' ? received + divideUp(remain * to, from) : from;
  if (spent === 0n) return { kind: 'staysOpen', base };
  return { kind: remain === 0n ? 'fills' : 'fillsInPart', base };
};
