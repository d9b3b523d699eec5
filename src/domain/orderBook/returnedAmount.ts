import type { BookEvent } from './events.ts';

/**
 * Amount that a cancellation returned of an order, from the book's events of its receipt: raw units of the sold token.
 * Undefined without a cancellation of that order. `arrived` is the amount by the token's own events, if it has any; the
 * smaller amount counts.
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
