/** The part of an order that makes its place: price to/from. */
export interface Priced {
  readonly from: bigint;
  readonly to: bigint;
}

/**
 * Place of a new order in a list (best first): behind everything at its own or a lower price, before everything
 * dearer. Equal prices keep their time order. O(log n).
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
