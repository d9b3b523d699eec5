import type { PairBook, RestingOrder } from '#domain/orderBook/types.ts';
import type { Currency } from '#domain/tokens/types.ts';
import { averagePrice } from '#domain/trade/limitOrder.ts';
import type { OwnFills } from '#domain/trade/ownFills.ts';
import type { TradeDirection } from '#domain/trade/types.ts';
import { moneyWords } from '#features/money/index.ts';
import { priceText } from '../../shared/priceText.ts';
import { openOrderView, type OpenOrderView } from '../own/openOrderView.ts';
import { bookToken, type Market } from '../../shared/tradeMarket.ts';

export interface OwnOrdersMet {
  readonly views: readonly OpenOrderView[];
  readonly amount: string;
  readonly price: string;
  readonly fee: string;
  readonly fromOthers: string;
  readonly othersPrice: string | undefined;
}

const orderIn = ({ side0, side1 }: PairBook, index: bigint): RestingOrder | undefined =>
  [side0, side1].flatMap(({ orders }) => orders).find((order) => order.index === index);

/** Own orders sell the token that the ticket buys, so their tokens are reversed. */
const viewsOf = (
  { orders }: OwnFills,
  { base, quote }: Market,
  direction: TradeDirection,
  book: PairBook,
): readonly OpenOrderView[] => {
  const [baseToken, quoteToken] = [bookToken(base), bookToken(quote)];
  const [sold, bought] = direction === 'BUY' ? [baseToken, quoteToken] : [quoteToken, baseToken];
  return orders.flatMap(({ index }) => {
    const order = orderIn(book, index);
    if (!order) return [];
    const own = { ...order, soldToken: sold.address, boughtToken: bought.address };
    return [openOrderView(own, { base, quote }, baseToken, undefined)];
  });
};

export const ownOrdersMet = (
  part: OwnFills,
  direction: TradeDirection,
  market: Market,
  book: PairBook,
): OwnOrdersMet => {
  const { own, others } = part;
  const buys = direction === 'BUY';
  const input: Currency = buys ? market.quote : market.base;
  const views = viewsOf(part, market, direction, book);
  const prices = [...new Set([views.at(0)?.price, views.at(-1)?.price])].filter((price) => price !== undefined);
  const average =
    others.received > 0n && others.spent > 0n
      ? averagePrice(direction, others.spent, others.fee, others.received)
      : undefined;
  const role = buys ? 'received' : 'paid';
  return {
    views,
    amount: moneyWords(buys ? own.received : own.spent, market.base, role),
    price: prices.join(' – '),
    fee: moneyWords(own.fee, input, 'paid'),
    fromOthers: moneyWords(buys ? others.received : others.spent, market.base, role),
    othersPrice: average && priceText(average, market, direction),
  };
};
