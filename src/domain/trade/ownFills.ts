import type { OrderFill } from '../orderBook/types.ts';
import type { Address } from '../tokens/types.ts';
import { takerFee } from './limitOrder.ts';
import type { FilledLeg, TradeQuote } from './types.ts';

export interface OwnFills {
  readonly orders: readonly OrderFill[];
  readonly own: FilledLeg;
  /** Fills by other makers and the pool; `own` + `others` = `filled`. */
  readonly others: FilledLeg;
}

/** After an order is used completely, the contract may touch one more for nothing. */
const isReal = ({ spent, taken }: OrderFill): boolean => spent > 0n || taken > 0n;

/**
 * Fills that meet the account's own orders, which the contract does not prevent; undefined without any. An order belongs
 * to its maker, whoever placed or pays for it.
 */
export const ownFills = (quote: TradeQuote, account: Address | undefined): OwnFills | undefined => {
  const orders = quote.fills.filter((fill) => fill.maker === account && isReal(fill));
  if (orders.length === 0) return undefined;
  const { filled } = quote;
  const sum = (amountOf: (fill: OrderFill) => bigint): bigint =>
    orders.reduce((total, fill) => total + amountOf(fill), 0n);
  const spent = sum((fill) => fill.spent);
  // The contract pays out nothing while nothing is paid.
  const received = filled.spent > 0n ? sum(({ taken }) => taken) : 0n;
  const othersSpent = filled.spent - spent;
  return {
    orders,
    own: { spent, received, fee: takerFee(spent) },
    others: { spent: othersSpent, received: filled.received - received, fee: takerFee(othersSpent) },
  };
};
