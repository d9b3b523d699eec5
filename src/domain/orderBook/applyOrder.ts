import type { Address } from '../tokens/types.ts';
import type { OrderMarket, OrderQuote } from './types.ts';

/** The market after an order did what its quote says. The new order rests with its original terms, if anything is left. */
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
    reserveWanted: quote.reserveWantedAfter,
    same,
    opposite,
  };
};
