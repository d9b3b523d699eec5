import type { Fraction } from '../../domain/amounts/fraction.ts';
import { formatMarketPrice } from '../../domain/format/formatMarketPrice.ts';
import { formatPrice } from '../../domain/format/formatPrice.ts';
import { orientMarket } from '../../domain/orderBook/orientMarket.ts';
import { pricedOrders } from '../../domain/orderBook/pricedOrders.ts';
import type { PairBook } from '../../domain/orderBook/types.ts';
import { orderPrice } from '../../domain/trade/limitOrder.ts';
import type { Token } from '../../domain/tokens/types.ts';
import type { TradeDirection } from '../../domain/trade/types.ts';
import { percentText } from './percentText.ts';
import type { Market } from './tradeMarket.ts';

export interface LimitPriceView {
  readonly text: string;
  /** The best resting price of the other side as text to be typed. */
  readonly best: string | undefined;
  /** The pool's price as text to be typed. */
  readonly pool: string | undefined;
  /** How far the typed price is from the pool's. */
  readonly distance: { readonly side: 'above' | 'below' | 'at'; readonly percent: string } | undefined;
}

const distanceOf = (price: Fraction, market: Fraction): LimitPriceView['distance'] => {
  const ratio = (price.numerator * market.denominator * 1_000_000n) / (price.denominator * market.numerator);
  const bps = Number(ratio - 1_000_000n) / 100;
  if (Math.abs(bps) < 0.5) return { side: 'at', percent: percentText(0) };
  return { side: bps > 0 ? 'above' : 'below', percent: percentText(Math.abs(bps)) };
};

/** The price field of a limit order: what was typed, where the market is, and the best price to take. */
export const limitPriceView = (
  text: string,
  price: Fraction | undefined,
  direction: TradeDirection,
  market: Market | undefined,
  book: PairBook | undefined,
  input: Token | undefined,
): LimitPriceView => {
  if (!market || !book || !input) return { text, best: undefined, pool: undefined, distance: undefined };
  const { reserveSold, reserveWanted, opposite } = orientMarket(book, input.address);
  const decimals = { base: market.base.decimals, quote: market.quote.decimals };
  const [head] = pricedOrders(opposite);
  const taker = direction === 'BUY' ? 'SELL' : 'BUY';
  const best =
    head &&
    formatPrice(orderPrice(taker, head.from, head.to), decimals, {
      significant: 8,
      rounding: direction === 'BUY' ? 'up' : 'down',
    });
  const pool = reserveSold > 0n && reserveWanted > 0n ? orderPrice(direction, reserveSold, reserveWanted) : undefined;
  return {
    text,
    best,
    pool: pool && formatMarketPrice(pool, decimals),
    distance: price && price.numerator > 0n && pool ? distanceOf(price, pool) : undefined,
  };
};
