import type { RestingOrder } from './types.ts';

type Prices = Map<bigint, Pick<RestingOrder, 'from' | 'to'>>;

/** Prices never change, so all versions of a list share one map. The list itself shows surplus or missing entries. */
const remembered = new WeakMap<readonly RestingOrder[], Prices>();

const pricesOf = (orders: readonly RestingOrder[]): Prices => {
  const known = remembered.get(orders);
  if (known) return known;
  const prices: Prices = new Map(orders.map((order) => [order.index, order]));
  remembered.set(orders, prices);
  return prices;
};

/** Sign of (entry's position - order's), by price, then age. */
const compare = (entry: RestingOrder, index: bigint, { from, to }: Pick<RestingOrder, 'from' | 'to'>): number => {
  const difference = entry.to * from - to * entry.from;
  if (difference !== 0n) return difference < 0n ? -1 : 1;
  return entry.index < index ? -1 : entry.index > index ? 1 : 0;
};

/** Position of an order in a list; -1 if missing. O(log n), except for the first search of a list. */
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

/** Departed orders that the shared map may keep, beyond the length of the list. */
const MAX_GONE = 1000;

/** Copy of a list for changes, which shares the map of `findOrder`. */
export const copyOfList = (orders: readonly RestingOrder[]): RestingOrder[] => {
  const copy = orders.slice();
  const prices = pricesOf(orders);
  if (prices.size <= 2 * orders.length + MAX_GONE) remembered.set(copy, prices);
  return copy;
};

/** Inserts into the list in place; the list must be from `copyOfList`. */
export const insertOrder = (orders: RestingOrder[], position: number, order: RestingOrder): void => {
  orders.splice(position, 0, order);
  pricesOf(orders).set(order.index, order);
};
