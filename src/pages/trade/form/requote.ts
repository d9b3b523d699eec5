import type { PairBook } from '#domain/orderBook/types.ts';
import type { Address, Token } from '#domain/tokens/types.ts';
import { orderPrice } from '#domain/trade/limitOrder.ts';
import { ownFills } from '#domain/trade/ownFills.ts';
import { quoteTrade } from '#domain/trade/quoteTrade.ts';
import type { TradeDirection, TradeQuote } from '#domain/trade/types.ts';

/** Up to a thousandth of the order may change between confirmation and signature without another confirmation. */
const toleranceShare = 1000n;

interface RequoteContext {
  readonly input: Token;
  readonly output: Token;
  readonly direction: TradeDirection;
  readonly book: PairBook;
  readonly postOnly?: boolean;
}

/** Unchanged order at the present block; undefined if it would be refused. */
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

/**
 * The write checks these: a larger remainder needs another confirmation. An order that should fill completely may
 * leave nothing.
 */
export const restBounds = ({
  order,
  rests,
}: TradeQuote): { readonly expectedRest: bigint; readonly restTolerance: bigint } => ({
  expectedRest: rests.sold,
  restTolerance: rests.sold === 0n ? 0n : order.from / toleranceShare,
});

/** Immediate payout against the confirmed one, raw; 0 within the tolerance. */
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
