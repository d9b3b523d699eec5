import type { RestingOrder } from './types.ts';

/**
 * Orders that have a price. Orders with `to` 0 have none; they were placed while the pool was empty and precede all
 * others.
 */
export const pricedOrders = (orders: readonly RestingOrder[]): readonly RestingOrder[] =>
  orders[0]?.to === 0n ? orders.filter(({ to }) => to > 0n) : orders;
