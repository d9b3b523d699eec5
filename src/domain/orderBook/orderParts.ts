import type { OrderStory } from './accountOrders.ts';
import type { RestingOrder } from './types.ts';

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
