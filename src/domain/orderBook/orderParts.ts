import type { OrderStory } from './accountOrders.ts';
import type { RestingOrder } from './types.ts';

/**
 * Filled and cancelled amounts of an order, raw units of the sold token. The book's list has only the remainder; the
 * order's events split the rest. Undefined until the events are read.
 */
export const orderParts = (
  { from, remain }: Pick<RestingOrder, 'from' | 'remain'>,
  story: Pick<OrderStory, 'filled' | 'cancelled'> | undefined,
): Pick<OrderStory, 'filled' | 'cancelled'> | undefined => {
  if (remain === from) return { filled: 0n, cancelled: 0n };
  return story && { filled: story.filled, cancelled: story.cancelled };
};
