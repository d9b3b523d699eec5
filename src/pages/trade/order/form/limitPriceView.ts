import type { Fraction } from '#domain/amounts/fraction.ts';
import { typeablePrice } from '#domain/format/typeablePrice.ts';
import { orientMarket } from '#domain/orderBook/orientMarket.ts';
import { pricedOrders } from '#domain/orderBook/pricedOrders.ts';
import type { PairBook, RestingOrder } from '#domain/orderBook/types.ts';
import { marketDistance, type MarketDistance } from '#domain/trade/distanceFromMarket.ts';
import { orderPrice } from '#domain/trade/limitOrder.ts';
import type { Token } from '#domain/tokens/types.ts';
import type { TradeDirection } from '#domain/trade/types.ts';
import { marketPriceField, poolPrice } from './poolPrice.ts';
import type { Market } from '../../shared/tradeMarket.ts';

export interface LimitPriceView {
  readonly text: string;
  /** Texts for the field, rounded so that a taker at these prices still fills the order. */
  readonly bid: string | undefined;
  readonly ask: string | undefined;
  readonly pool: string | undefined;
  /** Price from which ticks start: the typed price, else the pool's. */
  readonly current: Fraction | undefined;
  readonly distance: MarketDistance | undefined;
}

export const limitPriceView = (
  text: string,
  price: Fraction | undefined,
  direction: TradeDirection,
  market: Market | undefined,
  book: PairBook | undefined,
  input: Token | undefined,
): LimitPriceView => {
  const typed = price && price.numerator > 0n ? price : undefined;
  if (!market || !book || !input) {
    return { text, bid: undefined, ask: undefined, pool: undefined, current: typed, distance: undefined };
  }
  const facing = orientMarket(book, input.address);
  const { same, opposite } = facing;
  const decimals = { base: market.base.decimals, quote: market.quote.decimals };
  const bestOf = (orders: readonly RestingOrder[], side: TradeDirection): string | undefined => {
    const [head] = pricedOrders(orders);
    const rounding = side === 'BUY' ? 'down' : 'up';
    return head && typeablePrice(orderPrice(side, head.from, head.to), decimals, { significant: 8, rounding });
  };
  const [bids, asks] = direction === 'BUY' ? [same, opposite] : [opposite, same];
  const pool = poolPrice(direction, facing);
  return {
    text,
    bid: bestOf(bids, 'BUY'),
    ask: bestOf(asks, 'SELL'),
    pool: pool && marketPriceField(pool, market),
    current: typed ?? pool,
    distance: typed && pool && marketDistance(typed, pool),
  };
};
