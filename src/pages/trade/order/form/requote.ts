import type { PairBook } from '#domain/orderBook/types.ts';
import type { Address, Token } from '#domain/tokens/types.ts';
import { orderPrice } from '#domain/trade/limitOrder.ts';
import { ownFills } from '#domain/trade/ownFills.ts';
import { toleranceShare } from '#domain/trade/restBounds.ts';
import { quoteTrade } from '#domain/trade/quoteTrade.ts';
import type { TradeDirection, TradeQuote } from '#domain/trade/types.ts';

interface RequoteContext {
  readonly input: Token;
  readonly output: Token;
  readonly direction: TradeDirection;
  readonly book: PairBook;
  readonly postOnly?: boolean;
}

/** The same order at the present block; undefined if it would be refused. */
export const requote = (accepted: TradeQuote, context: RequoteContext): TradeQuote | undefined => {
  const { input, output, direction, book, postOnly = false } = context;
  const { from, to } = accepted.order;
  const again = quoteTrade(
    {
      input,
      output,
      direction,
      orderType: 'LIMIT',
      field: 'INPUT',
      amount: from,
      limitPrice: orderPrice(direction, from, to),
      slippageBps: 0,
      postOnly,
    },
    { book },
  );
  return again.ok ? again.value : undefined;
};

/** Raw amount by which the immediate payout is below the confirmed one; 0 within the tolerance. */
export const lessReceived = (accepted: TradeQuote, live: TradeQuote | undefined): bigint => {
  const now = live?.filled.received ?? 0n;
  const less = accepted.filled.received - now;
  return less > accepted.order.to / toleranceShare ? less : 0n;
};

export const takesMoreOfOwn = (
  accepted: TradeQuote,
  live: TradeQuote | undefined,
  account: Address | undefined,
): boolean => {
  const ownOf = (quote: TradeQuote): bigint => ownFills(quote, account)?.own.spent ?? 0n;
  return live !== undefined && ownOf(live) > ownOf(accepted);
};
