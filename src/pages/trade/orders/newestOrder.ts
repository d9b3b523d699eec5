import type { DetailedOrder } from './useOrderDetails.ts';

const blockOf = ({ placed }: DetailedOrder): number => placed?.blockNumber ?? -1;

/** The order placed last, of equal blocks the one with the higher log index; empty without orders. */
export const newestOrder = (orders: readonly DetailedOrder[]): readonly DetailedOrder[] => {
  const newestFirst = orders.toSorted(
    (a, b) => blockOf(b) - blockOf(a) || (b.placed?.logIndex ?? 0) - (a.placed?.logIndex ?? 0),
  );
  return newestFirst.slice(0, 1);
};
