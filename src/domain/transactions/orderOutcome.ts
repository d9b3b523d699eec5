import type { BookEvent } from '../orderBook/events.ts';
import type { OrderOutcome } from './types.ts';

/**
 * Outcome of a placed order, from the decoded book events of its receipt in log order: the order's own AddOrder, one
 * UpdateOrderInfo per resting order filled, and its own UpdateOrderInfo with the amounts spent (`inNum`) and received
 * (`outNum`, gross). All raw units: `spent` and `rests` of the sold token, `received` and `receivedFromBook` of the
 * bought one. Undefined without a new order in the events.
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
