import { err, ok, type Result } from '../../lib/result.ts';
import type { Fraction } from '../amounts/fraction.ts';
import { quoteOrder } from '../orderBook/quoteOrder.ts';
import type { OrderMarket, OrderQuote, OrderRefusal } from '../orderBook/types.ts';
import { orderAtLimit } from './limitOrder.ts';
import type { TradeDirection } from './types.ts';

export type CutProblem =
  /** Nothing fills at the limit in this block, so there is nothing left to send. */
  { readonly code: 'nothingFills' } | { readonly code: 'refused'; readonly refusal: OrderRefusal };

/** Each cut rounds the limit anew, in the trader's favour, which may leave a few units over: cut again, this often. */
const ROUNDS = 16;

/** An order that sells `most` or, where the wanted token is the coarser one, what its whole units cost below that. */
const orderWithin = (direction: TradeDirection, most: bigint, limit: Fraction): { from: bigint; to: bigint } => {
  const exact = orderAtLimit(direction, 'INPUT', most, limit);
  if (exact.to >= most || exact.to <= 1n) return exact;
  const whole = orderAtLimit(direction, 'OUTPUT', exact.to, limit);
  return whole.from === most ? exact : orderAtLimit(direction, 'OUTPUT', exact.to - 1n, limit);
};

/**
 * The order cut to what fills at once: sells what `quote` would spend, at the limit price (quote per base). Where
 * rounding lets a few units rest again it is cut again; the one that leaves least is kept. Raw input units.
 */
export const cutToFill = (
  market: OrderMarket,
  quote: OrderQuote,
  direction: TradeDirection,
  limit: Fraction,
): Result<OrderQuote, CutProblem> => {
  let best = quote;
  let next = quote;
  for (let round = 0; round < ROUNDS && best.remain > 0n; round += 1) {
    if (next.spent === 0n) break;
    const again = quoteOrder(market, orderWithin(direction, next.spent, limit));
    if (!again.ok) {
      if (best === quote) return err({ code: 'refused', refusal: again.error });
      break;
    }
    next = again.value;
    if (next.spent > 0n && (best === quote || next.remain < best.remain)) best = next;
    if (next.remain === 0n) break;
  }
  return best === quote && quote.remain > 0n ? err({ code: 'nothingFills' }) : ok(best);
};
