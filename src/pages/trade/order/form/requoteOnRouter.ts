import type { Token } from '#domain/tokens/types.ts';
import { quoteOnRouter, type RouterMarket } from '#domain/trade/routerQuote.ts';
import type { TradeDirection, TradeField, TradeQuote } from '#domain/trade/types.ts';

interface RequoteContext {
  readonly input: Token;
  readonly output: Token;
  readonly direction: TradeDirection;
  readonly field: TradeField;
  readonly market: RouterMarket;
}

/** Keeps the confirmed limits. Undefined if the trade is now worse, so that the router would refuse it. */
export const requoteOnRouter = (accepted: TradeQuote, context: RequoteContext): TradeQuote | undefined => {
  const { order, limitPrice, worstPrice, minReceived } = accepted;
  const { market, ...intent } = context;
  const amount = context.field === 'INPUT' ? order.from : order.to;
  const again = quoteOnRouter({ ...intent, orderType: 'MARKET', amount, slippageBps: 0 }, market);
  if (!again.ok) return undefined;
  const { filled } = again.value;
  if (filled.spent > order.from || filled.received < order.to) return undefined;
  return { ...again.value, order, limitPrice, worstPrice, minReceived };
};
