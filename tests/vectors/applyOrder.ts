import type { OrderMarket, OrderQuote } from '#domain/orderBook/types.ts';
import type { Address } from '#domain/tokens/types.ts';

/** Market after an order; its remainder rests with the order's original terms. */
export const applyOrder = (
  market: OrderMarket,
  quote: OrderQuote,
  placed: { readonly index: bigint; readonly maker: Address },
): OrderMarket => {
  const touched = quote.fills.length;
  const last = quote.fills[touched - 1];
  const opposite = market.opposite.slice(touched);
  const lastBefore = market.opposite[touched - 1];
  if (last && lastBefore && last.remain > 0n) opposite.unshift({ ...lastBefore, remain: last.remain });
  const { from, to, remain } = quote;
  const same = remain === 0n ? market.same : market.same.toSpliced(quote.position, 0, { ...placed, from, to, remain });
  return {
    ...market,
    reserveSold: quote.reserveSoldAfter,
    reserveBought: quote.reserveBoughtAfter,
    same,
    opposite,
  };
};
