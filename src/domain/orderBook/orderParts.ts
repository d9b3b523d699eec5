import type { OrderStory } from './accountOrders.ts';
import type { RestingOrder } from './types.ts';

/**
 * How much of an order fills took, and how much was cancelled, in raw units of what it sells. The list in the book says
 * only what remains; which of the two took the rest follows from the order's events. Undefined until those are read.
 */
export const orderParts = (
  { from, remain }: Pick<RestingOrder, 'from' | 'remain'>,
  story: Pick<OrderStory, 'filled' | 'cancelled'> | undefined,
): Pick<OrderStory, 'filled' | 'cancelled'> | undefined => {
  if (remain === from) return { filled: 0n, cancelled: 0n };
  return story && { filled: story.filled, cancelled: story.cancelled };
};
