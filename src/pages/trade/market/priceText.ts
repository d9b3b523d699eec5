import type { Fraction } from '#domain/amounts/fraction.ts';
import { formatMarketPrice } from '#domain/format/formatMarketPrice.ts';
import { formatOrderPrice } from '#domain/format/formatOrderPrice.ts';
import type { TradeDirection } from '#domain/trade/types.ts';
import type { Market } from '../form/tradeMarket.ts';

/** Whole tokens. `side` rounds against an order of that side. */
export const priceText = (price: Fraction, { base, quote }: Market, side?: TradeDirection): string => {
  const decimals = { base: base.decimals, quote: quote.decimals };
  return side === undefined ? formatMarketPrice(price, decimals) : formatOrderPrice(side, price, decimals);
};
