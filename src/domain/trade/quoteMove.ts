import type { Fraction } from '../amounts/fraction.ts';
import type { PairBook, RestingOrder } from '../orderBook/types.ts';
import type { Token } from '../tokens/types.ts';
import type { Result } from '#lib/result.ts';
import { quoteTrade } from './quoteTrade.ts';
import type { QuoteProblem, TradeDirection, TradeMarket, TradeQuote } from './types.ts';

export interface OrderMove {
  readonly index: bigint;
  readonly input: Token;
  readonly output: Token;
  readonly direction: TradeDirection;
  readonly amount: bigint;
  readonly price: Fraction;
}

/** Book without an order. Reserves are unchanged, because a cancellation moves no pool. */
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
 * Quote to sell exactly `amount` after the cancellation. `to` is rounded up, so that the price is never worse than
 * requested.
 */
export const quoteMove = (
  { index, input, output, direction, amount, price }: OrderMove,
  market: TradeMarket,
): Result<TradeQuote, QuoteProblem> =>
  quoteTrade(
    { input, output, direction, orderType: 'LIMIT', field: 'INPUT', amount, limitPrice: price, slippageBps: 0 },
    { ...market, book: withoutOrder(market.book, index) },
  );
