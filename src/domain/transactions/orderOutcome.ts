import type { BookEvent } from '../orderBook/events.ts';
import type { OrderOutcome } from './types.ts';

/**
 * From book events in log order: own AddOrder, an UpdateOrderInfo per filled order, then its own (`inNum` spent,
 * `outNum` gross received). Raw: `spent`, `rests` sold; `received`, `receivedFromBook` bought. Undefined without a new
 * order.
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
