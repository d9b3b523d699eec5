import { divideUp } from '#domain/amounts/integers.ts';
import { orientMarket } from '#domain/orderBook/orientMarket.ts';
import { quoteOrder } from '#domain/orderBook/quoteOrder.ts';
import type { PairBook } from '#domain/orderBook/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import type { TradeDirection } from '#domain/trade/types.ts';
import type { PreviewLine } from './previewLine.ts';

export interface DraftOutcome {
  readonly kind: 'fills' | 'fillsInPart' | 'staysOpen';
  /** Base token sold, or bought now and later; raw. */
  readonly base: bigint;
}

/** As the contract would execute the order at the book's block; undefined if it would reject it. */
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
