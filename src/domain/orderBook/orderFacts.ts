import type { Fraction } from '../amounts/fraction.ts';
import type { Address } from '../tokens/types.ts';
import { orderPrice } from '../trade/limitOrder.ts';
import type { TradeDirection } from '../trade/types.ts';
import type { RestingOrder } from './types.ts';
import type { OrderStory } from './accountOrders.ts';

interface OrderFacts {
  readonly side: TradeDirection;
  readonly price: Fraction;
  readonly amount: bigint;
  /** Unsold raw amount; for a buyer the base that it buys at the order's price, rounded down. */
  readonly left: bigint;
}

/**
 * Price and remainder of an order in base and quote. `left` is raw base, rounded down for a bid, 0 for an order
 * without input.
 */
export const orderFacts = (
  { soldToken, from, to, remain }: Pick<RestingOrder, 'from' | 'to' | 'remain'> & { readonly soldToken: Address },
  base: Address,
): OrderFacts => {
  const side = soldToken === base ? 'SELL' : 'BUY';
  const price = orderPrice(side, from, to);
  if (side === 'SELL') return { side, price, amount: from, left: remain };
  return { side, price, amount: to, left: from === 0n ? 0n : (remain * to) / from };
};

/**
 * Parts of an order in raw units of the sold token. The book has only `remain`; undefined until the order's events are
 * read.
 */
export const orderParts = (
  { from, remain }: Pick<RestingOrder, 'from' | 'remain'>,
  story: Pick<OrderStory, 'filled' | 'cancelled'> | undefined,
): Pick<OrderStory, 'filled' | 'cancelled'> | undefined => {
  if (remain === from) return { filled: 0n, cancelled: 0n };
  return story && { filled: story.filled, cancelled: story.cancelled };
};
