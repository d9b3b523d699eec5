import type { Fraction } from '#domain/amounts/fraction.ts';
import { typeablePrice } from '#domain/format/typeablePrice.ts';
import { orientMarket } from '#domain/orderBook/orientMarket.ts';
import type { OrderMarket } from '#domain/orderBook/types.ts';
import { orderPrice } from '#domain/trade/limitOrder.ts';
import type { TradeDirection } from '#domain/trade/types.ts';
import type { Market } from '../../shared/tradeMarket.ts';
import type { TicketMarket } from './useTicketMarket.ts';

/** Quote per base; undefined for an empty pool. */
export const poolPrice = (
  direction: TradeDirection,
  { reserveSold, reserveBought }: Pick<OrderMarket, 'reserveSold' | 'reserveBought'>,
): Fraction | undefined =>
  reserveSold > 0n && reserveBought > 0n ? orderPrice(direction, reserveSold, reserveBought) : undefined;

export const marketPriceField = (price: Fraction, { base, quote }: Market): string =>
  typeablePrice(price, { base: base.decimals, quote: quote.decimals });

export const poolPriceText = (
  direction: TradeDirection,
  {
    market,
    book,
    currencies: { inputToken },
  }: Pick<TicketMarket, 'market' | 'book'> & { readonly currencies: Pick<TicketMarket['currencies'], 'inputToken'> },
): string | undefined => {
  if (!market || !book || !inputToken) return undefined;
  const price = poolPrice(direction, orientMarket(book, inputToken.address));
  return price && marketPriceField(price, market);
};
