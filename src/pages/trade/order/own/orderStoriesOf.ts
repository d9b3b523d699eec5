import { orderStories } from '#domain/orderBook/accountOrders.ts';
import { memoize } from '#lib/memoize.ts';

export const storiesOf = memoize(orderStories);
