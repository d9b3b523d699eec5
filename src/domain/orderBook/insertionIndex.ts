export interface Priced {
  readonly from: bigint;
  readonly to: bigint;
}

/**
 * Position in a list that is best first: after all orders at the same or a lower price, so that equal prices keep time
 * order. O(log n).
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
