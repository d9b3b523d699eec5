import { err, ok, type Result } from '#lib/result.ts';
import type { AddOrderEvent, BookEvent } from './events.ts';
import { copyOfList, findOrder, insertOrder } from './findOrder.ts';
import { insertionIndex } from './insertionIndex.ts';
import type { BookSide, PairBook, RestingOrder } from './types.ts';

type BookEventProblem =
  | { readonly code: 'unknownOrder'; readonly index: bigint }
  /** The side's known orders are used up, and unknown ones follow. */
  | { readonly code: 'sideExhausted' }
  | { readonly code: 'remainExceeded'; readonly index: bigint };

interface Draft {
  readonly side: BookSide;
  orders: RestingOrder[] | undefined;
}

const ordersOf = (draft: Draft): readonly RestingOrder[] => draft.orders ?? draft.side.orders;
const writable = (draft: Draft): RestingOrder[] => (draft.orders ??= copyOfList(draft.side.orders));

const add = (draft: Draft, { index, maker, from, to }: AddOrderEvent): BookEventProblem | undefined => {
  const orders = ordersOf(draft);
  const position = insertionIndex(orders, { from, to });
  if (position === orders.length && !draft.side.complete) {
    return orders.length === 0 ? { code: 'sideExhausted' } : undefined;
  }
  insertOrder(writable(draft), position, { index, maker, from, to, remain: from });
  return undefined;
};

const reduce = (draft: Draft, index: bigint, amount: bigint): BookEventProblem | undefined => {
  const orders = ordersOf(draft);
  const found = findOrder(orders, index);
  const order = orders[found];
  if (!order) {
    if (draft.side.complete) return { code: 'unknownOrder', index };
    return orders.length === 0 ? { code: 'sideExhausted' } : undefined;
  }
  if (amount > order.remain) return { code: 'remainExceeded', index };
  if (amount === order.remain) writable(draft).splice(found, 1);
  else if (amount > 0n) writable(draft)[found] = { ...order, remain: order.remain - amount };
  return undefined;
};

const finished = (draft: Draft): BookSide => (draft.orders ? { ...draft.side, orders: draft.orders } : draft.side);

/**
 * Book after events in log order. Unchanged sides keep their identity; orders behind the last known one of an
 * incomplete side stay unknown. Source: the book's Ext contract and the pair's Sync.
 */
export const applyBookEvents = (
  book: PairBook,
  events: readonly BookEvent[],
  blockNumber: number,
): Result<PairBook, BookEventProblem> => {
  const side0: Draft = { side: book.side0, orders: undefined };
  const side1: Draft = { side: book.side1, orders: undefined };
  let { reserve0, reserve1 } = book;
  for (const event of events) {
    if (event.kind === 'Sync') {
      ({ reserve0, reserve1 } = event);
      continue;
    }
    const draft = event.soldToken === book.token0 ? side0 : side1;
    const problem =
      event.kind === 'AddOrder'
        ? add(draft, event)
        : reduce(draft, event.index, event.kind === 'UpdateOrderInfo' ? event.inNum : event.num);
    if (problem) return err(problem);
  }
  return ok({ ...book, blockNumber, reserve0, reserve1, side0: finished(side0), side1: finished(side1) });
};
