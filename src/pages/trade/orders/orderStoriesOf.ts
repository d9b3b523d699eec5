import { orderStories } from '#domain/orderBook/accountOrders.ts';
import { memoize } from '#lib/memoize.ts';

/** Computed once for all readers of the same events. */
export const storiesOf = memoize(orderStories);
