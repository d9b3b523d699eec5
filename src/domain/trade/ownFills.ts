import type { OrderFill } from '../orderBook/types.ts';
import type { Address } from '../tokens/types.ts';
import { takerFee } from './limitOrder.ts';
import type { FilledLeg, TradeQuote } from './types.ts';

/** What a quote takes from the trader's own resting orders, and what really comes from others. Raw units. */
export interface OwnFills {
  /** The own orders met, in execution order. */
  readonly orders: readonly OrderFill[];
  /** Their part: paid to oneself but for the fee, which is lost. */
  readonly own: FilledLeg;
  /** The rest of what fills: other makers' orders and the pool. `own` and `others` add up to `filled`. */
  readonly others: FilledLeg;
}

/** Whether a fill moves anything: an order used up exactly may touch one more for nothing. */
const isReal = ({ spent, taken }: OrderFill): boolean => spent > 0n || taken > 0n;

/**
 * The part of a quote that trades with the account's own resting orders; undefined where there is none. An order
 * belongs to its maker, whoever placed or pays it. The contract has no self-trade prevention.
 */
export const ownFills = (quote: TradeQuote, account: Address | undefined): OwnFills | undefined => {
  const orders = quote.fills.filter((fill) => fill.maker === account && isReal(fill));
  if (orders.length === 0) return undefined;
  const { filled } = quote;
  const sum = (amountOf: (fill: OrderFill) => bigint): bigint =>
    orders.reduce((total, fill) => total + amountOf(fill), 0n);
  const spent = sum((fill) => fill.spent);
  // The contract hands out nothing while nothing is paid.
  const received = filled.spent > 0n ? sum(({ taken }) => taken) : 0n;
  const othersSpent = filled.spent - spent;
  return {
    orders,
    own: { spent, received, fee: takerFee(spent) },
    others: { spent: othersSpent, received: filled.received - received, fee: takerFee(othersSpent) },
  };
};
