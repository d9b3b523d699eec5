import type { BookEvent } from '../orderBook/events.ts';
import type { OrderOutcome } from './types.ts';

/**
 * Outcome from book events in log order: the own AddOrder, an UpdateOrderInfo per filled order, then the own one
 * (`inNum` spent, `outNum` received gross). Raw units: `spent` and `rests` of the sold token; `received` and
 * `receivedFromBook` of the bought one. Undefined without a new order.
 */
export const orderOutcome = (events: readonly BookEvent[]): OrderOutcome | undefined => {
  const added = events.find((event) => event.kind === 'AddOrder');
  if (!added) return undefined;
  let spent = 0n;
  let received = 0n;
  let receivedFromBook = 0n;
  let ordersTouched = 0;
  for (const event of events) {
    if (event.kind !== 'UpdateOrderInfo') continue;
    if (event.index === added.index) {
      spent += event.inNum;
      received += event.outNum;
    } else {
      receivedFromBook += event.inNum;
      ordersTouched += 1;
    }
  }
  return {
    orderIndex: added.index.toString(),
    spent: spent.toString(),
    received: received.toString(),
    receivedFromBook: receivedFromBook.toString(),
    ordersTouched,
    rests: (added.from - spent).toString(),
  };
};
