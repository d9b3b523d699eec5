import type { Fraction } from '#domain/amounts/fraction.ts';
import { formatMarketPrice } from '#domain/format/formatMarketPrice.ts';
import { roundingOf } from '#domain/format/formatMoney.ts';
import type { TradeDirection } from '#domain/trade/types.ts';
import type { Market } from '../form/tradeMarket.ts';

/** A price of the market, quote per base, in whole tokens; of an own order rounded against the one who trades. */
export const priceText = (price: Fraction, { base, quote }: Market, side?: TradeDirection): string => {
  const rounding = side === undefined ? 'nearest' : roundingOf(side === 'BUY' ? 'paid' : 'received');
  return formatMarketPrice(price, { base: base.decimals, quote: quote.decimals }, { rounding });
};
