/** The amounts of an order that fix its position: price to/from. */
export interface Priced {
  readonly from: bigint;
  readonly to: bigint;
}

/**
 * Position of a new order in a list (best first): after all orders at its own or a lower price, before all more
 * expensive ones. Equal prices keep their time order. O(log n).
 */
export const insertionIndex = (orders: readonly Priced[], order: Priced): number => {
  let low = 0;
  let high = orders.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const entry = orders[middle];
    if (entry && order.from * entry.to <= entry.from * order.to) low = middle + 1;
    else high = middle;
  }
  return low;
};
