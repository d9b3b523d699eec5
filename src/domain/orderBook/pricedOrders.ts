import type { RestingOrder } from './types.ts';

/**
 * The orders of a list that have a price. Orders that want nothing have none: they can only be placed where the pool is
 * empty, and stand before all others.
 */
export const pricedOrders = (orders: readonly RestingOrder[]): readonly RestingOrder[] =>
  orders[0]?.to === 0n ? orders.filter(({ to }) => to > 0n) : orders;
