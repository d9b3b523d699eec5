import type { Fraction } from '#domain/amounts/fraction.ts';
import { formatMarketPrice } from '#domain/format/formatMarketPrice.ts';
import { formatOrderPrice } from '#domain/format/formatOrderPrice.ts';
import type { TradeDirection } from '#domain/trade/types.ts';
import type { Market } from './tradeMarket.ts';

/** In whole tokens. @param side rounds to the disadvantage of an order on this side */
export const priceText = (price: Fraction, { base, quote }: Market, side?: TradeDirection): string => {
  const decimals = { base: base.decimals, quote: quote.decimals };
  return side === undefined ? formatMarketPrice(price, decimals) : formatOrderPrice(side, price, decimals);
};
