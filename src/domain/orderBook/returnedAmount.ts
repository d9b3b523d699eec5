import type { BookEvent } from './events.ts';

/**
 * Sold units that a cancellation returned: the smaller of the book's events and `arrived`. Undefined without a
 * cancellation.
 */
export const returnedAmount = (
  events: readonly BookEvent[],
  index: bigint,
  arrived: bigint | undefined,
): bigint | undefined => {
  const parts = events.flatMap((event) =>
    event.kind === 'CancelOrderWithNum' && event.index === index ? [event.num] : [],
  );
  if (parts.length === 0) return undefined;
  const total = parts.reduce((sum, part) => sum + part, 0n);
  return arrived !== undefined && arrived < total ? arrived : total;
};
