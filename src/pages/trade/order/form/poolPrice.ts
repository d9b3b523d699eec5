import type { Fraction } from '#domain/amounts/fraction.ts';
import { formatMarketPrice } from '#domain/format/formatMarketPrice.ts';
import { plain } from '#domain/format/separators.ts';
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

export const typeablePrice = (price: Fraction, { base, quote }: Market): string =>
  formatMarketPrice(price, { base: base.decimals, quote: quote.decimals }, plain);

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
  return price && typeablePrice(price, market);
};
