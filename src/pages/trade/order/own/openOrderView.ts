import { exactText } from '#domain/format/formatExact.ts';
import { exactPrice } from '#domain/format/exactPrice.ts';
import { formatColumn } from '#domain/format/formatColumn.ts';
import { formatPercent } from '#domain/format/formatPercent.ts';
import { compareFractions, type Fraction } from '#domain/amounts/fraction.ts';
import { nativeCurrency, wrappedNative } from '#config/tokens/tokens.ts';
import { NO_VALUE } from '#domain/format/noValue.ts';
import { orderKey, type OrderStory } from '#domain/orderBook/accountOrders.ts';
import { orderFacts, orderParts } from '#domain/orderBook/orderFacts.ts';
import { paidBackOf } from '#domain/tokens/currency.ts';
import type { Currency, Token } from '#domain/tokens/types.ts';
import { marketDistance } from '#domain/trade/distanceFromMarket.ts';
import type { TradeDirection } from '#domain/trade/types.ts';
import { moneyWords } from '#features/money/index.ts';
import type { MyOrder } from '#reads/book/useDeepOrders.ts';
import type { AmountCell } from '../../shared/alignAmounts.ts';
import type { PriceCell } from '../../shared/alignPrices.ts';
import { priceText } from '../../shared/priceText.ts';
import type { Market } from '../../shared/tradeMarket.ts';

export interface OpenOrderView {
  readonly order: MyOrder;
  readonly market: Market;
  readonly side: TradeDirection;
  readonly price: string;
  readonly priceCell: PriceCell;
  readonly priceIndent: number;
  readonly exactPrice: string;
  readonly amount: string;
  readonly amountCell: AmountCell;
  readonly exactAmount: string;
  /** Excludes cancelled amounts; undefined while unknown. */
  readonly filledPercent: number | undefined;
  readonly filled: string;
  readonly cancelled: string | undefined;
  /** Currency that a cancellation returns; `left` is its amount. */
  readonly paidBack: Currency;
  readonly left: string;
  /** Distance of the order's price from the pool's; `reached` if the pool's price is as good or better. */
  readonly distance: { readonly side: 'above' | 'below' | 'reached'; readonly percent: string } | undefined;
}

export const backText = (amount: bigint, currency: Currency): string => moneyWords(amount, currency, 'received');

export const viewKey = ({ order }: OpenOrderView): string => orderKey(order.soldToken, order.boughtToken, order.index);

/** Both prices are raw quote per raw base; undefined if one is unknown. */
export const distanceOf = (
  side: TradeDirection,
  price: Fraction,
  pool: Fraction | undefined,
): OpenOrderView['distance'] => {
  if (!pool || pool.numerator === 0n || price.numerator === 0n || price.denominator === 0n) return undefined;
  const compared = compareFractions(pool, price);
  const isReached = side === 'BUY' ? compared <= 0 : compared >= 0;
  const { percent } = marketDistance(price, pool);
  return { side: isReached ? 'reached' : side === 'BUY' ? 'below' : 'above', percent };
};

export const partText = (part: bigint, whole: bigint): string =>
  part === 0n ? '0%' : formatPercent(Number((part * 10_000n) / whole));

/** @param story from the order's events, once they are read */
export const openOrderView = (
  order: MyOrder,
  market: Market,
  base: Token,
  pool: Fraction | undefined,
  story?: Pick<OrderStory, 'filled' | 'cancelled'>,
): OpenOrderView => {
  const { side, price, amount: baseAmount } = orderFacts(order, base.address);
  const sold = side === 'SELL' ? market.base : market.quote;
  const paidBack = sold.kind === 'native' ? sold : paidBackOf(sold, wrappedNative, nativeCurrency);
  const parts = orderParts(order, story);
  const exact = exactPrice(price, { base: market.base.decimals, quote: market.quote.decimals });
  return {
    order,
    market,
    side,
    price: price.denominator === 0n ? NO_VALUE : priceText(price, market, side),
    priceCell: { price, market, side },
    priceIndent: 0,
    exactPrice: exact && `${exact} ${market.quote.symbol}`,
    amount: `${formatColumn(baseAmount, market.base.decimals, 'neither')} ${market.base.symbol}`,
    amountCell: { amount: baseAmount, currency: market.base, role: 'neither' },
    exactAmount: `${exactText(baseAmount, market.base.decimals)} ${market.base.symbol}`,
    filledPercent: parts ? Number((parts.filled * 10_000n) / order.from) / 100 : undefined,
    filled: parts ? partText(parts.filled, order.from) : NO_VALUE,
    cancelled: parts && parts.cancelled > 0n ? partText(parts.cancelled, order.from) : undefined,
    paidBack,
    left: backText(order.remain, paidBack),
    distance: distanceOf(side, price, pool),
  };
};
