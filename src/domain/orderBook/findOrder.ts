import type { RestingOrder } from './types.ts';

type Prices = Map<bigint, Pick<RestingOrder, 'from' | 'to'>>;

/**
 * What makes an order's place, by index. An order never changes its price, so all versions of a list share one map;
 * one that knows too much or too little is noticed in the list itself.
 */
const remembered = new WeakMap<readonly RestingOrder[], Prices>();

const pricesOf = (orders: readonly RestingOrder[]): Prices => {
  const known = remembered.get(orders);
  if (known) return known;
  const prices: Prices = new Map(orders.map((order) => [order.index, order]));
  remembered.set(orders, prices);
  return prices;
};

/** Sign of (entry's place - the order's place): by price, then by age. */
const compare = (entry: RestingOrder, index: bigint, { from, to }: Pick<RestingOrder, 'from' | 'to'>): number => {
  const difference = entry.to * from - to * entry.from;
  if (difference !== 0n) return difference < 0n ? -1 : 1;
  return entry.index < index ? -1 : entry.index > index ? 1 : 0;
};

/** The place of the order `index` in a list, -1 if it is not there. O(log n), but for the first question to a list. */
export const findOrder = (orders: readonly RestingOrder[], index: bigint): number => {
  const price = pricesOf(orders).get(index);
  if (!price) return -1;
  let low = 0;
  let high = orders.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const entry = orders[middle];
    if (entry && compare(entry, index, price) < 0) low = middle + 1;
    else high = middle;
  }
  return orders[low]?.index === index ? low : orders.findIndex((order) => order.index === index);
};

/** Orders that left the list stay in the map until they are more than the list's own and so many. */
const MAX_GONE = 1000;

/** A copy of a list that is going to be changed; `findOrder` finds in it what it finds in the list. */
export const copyOfList = (orders: readonly RestingOrder[]): RestingOrder[] => {
  const copy = orders.slice();
  const prices = pricesOf(orders);
  if (prices.size <= 2 * orders.length + MAX_GONE) remembered.set(copy, prices);
  return copy;
};

/** Puts a new order into a list that `copyOfList` gave. */
export const insertOrder = (orders: RestingOrder[], position: number, order: RestingOrder): void => {
  orders.splice(position, 0, order);
  pricesOf(orders).set(order.index, order);
};
