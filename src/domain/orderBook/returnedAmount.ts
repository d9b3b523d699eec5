import type { BookEvent } from './events.ts';

/**
 * What a cancel gave back of an order, by the book's events of its receipt: raw units of the sold token. Undefined where
 * they have no cancel of that order. `arrived`: what the token's own events say reached the account, if it has such;
 * the smaller of the two counts.
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
  const told = parts.reduce((sum, part) => sum + part, 0n);
  return arrived !== undefined && arrived < told ? arrived : told;
};
