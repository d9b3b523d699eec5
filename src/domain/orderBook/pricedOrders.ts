import type { RestingOrder } from './types.ts';

/**
 * Orders of a list that have a price. An order with `to` 0 has none: it can only be placed while the pool is empty, and
 * precedes all others.
 */
export const pricedOrders = (orders: readonly RestingOrder[]): readonly RestingOrder[] =>
  orders[0]?.to === 0n ? orders.filter(({ to }) => to > 0n) : orders;
