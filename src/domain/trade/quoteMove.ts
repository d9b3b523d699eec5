import type { Fraction } from '../amounts/fraction.ts';
import type { PairBook, RestingOrder } from '../orderBook/types.ts';
import type { Token } from '../tokens/types.ts';
import type { Result } from '#lib/result.ts';
import { quoteTrade } from './quoteTrade.ts';
import type { QuoteProblem, TradeDirection, TradeMarket, TradeQuote } from './types.ts';

/** An own order that moves to another price. */
export interface OrderMove {
  readonly index: bigint;
  /** Tokens of the order, as in the book: the native coin as its wrapped token. */
  readonly input: Token;
  readonly output: Token;
  readonly direction: TradeDirection;
  /** Sold at the new price, raw units: the amount that the cancellation returns. */
  readonly amount: bigint;
  /** Raw quote per raw base. */
  readonly price: Fraction;
}

/** The book after an order is cancelled. */
export const withoutOrder = (book: PairBook, index: bigint): PairBook => {
  const others = (orders: readonly RestingOrder[]): readonly RestingOrder[] =>
    orders.filter((order) => order.index !== index);
  return {
    ...book,
    side0: { ...book.side0, orders: others(book.side0.orders) },
    side1: { ...book.side1, orders: others(book.side1.orders) },
  };
};

/**
 * Quote of an order at its new price after the old one is cancelled. It sells exactly `amount`; its `to` is rounded up,
 * so its price is never worse than requested. Errors as for any limit order.
 */
export const quoteMove = (
  { index, input, output, direction, amount, price }: OrderMove,
  market: TradeMarket,
): Result<TradeQuote, QuoteProblem> =>
  quoteTrade(
    { input, output, direction, orderType: 'LIMIT', field: 'INPUT', amount, limitPrice: price, slippageBps: 0 },
    { ...market, book: withoutOrder(market.book, index) },
  );
