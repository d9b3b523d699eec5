import type { RestingOrder } from './types.ts';

/** Orders with `to` 0 have no price; placed while the pool is empty, they precede all others. */
export const pricedOrders = (orders: readonly RestingOrder[]): readonly RestingOrder[] =>
  orders[0]?.to === 0n ? orders.filter(({ to }) => to > 0n) : orders;
