import { formatColumn } from '#domain/format/formatColumn.ts';
import { priceRounding } from '#domain/format/formatOrderPrice.ts';
import { typeablePrice } from '#domain/format/typeablePrice.ts';
import { orderFacts } from '#domain/orderBook/orderFacts.ts';
import type { Address } from '#domain/tokens/types.ts';
import type { TradeDirection } from '#domain/trade/types.ts';
import type { ChartMarket } from './chartMarket.ts';

interface OrderLine {
  /** Whole quote per whole base, rounded like the order's price. */
  readonly price: number;
  readonly side: TradeDirection;
  readonly amount: string;
  readonly left: string;
}

interface RestingOrder {
  readonly soldToken: Address;
  readonly from: bigint;
  readonly to: bigint;
  readonly remain: bigint;
}

/** Orders without a price have no line. */
export const orderLinesOf = (orders: readonly RestingOrder[], market: ChartMarket): readonly OrderLine[] =>
  orders.flatMap((order) => {
    if (order.from === 0n || order.to === 0n) return [];
    const { side, price, amount, left } = orderFacts(order, market.baseToken.address);
    const decimals = { base: market.baseDecimals, quote: market.quoteDecimals };
    const at = Number(typeablePrice(price, decimals, { rounding: priceRounding(side) }));
    if (at === 0) return [];
    const text = (raw: bigint): string => formatColumn(raw, market.baseDecimals, 'neither');
    return [{ side, price: at, amount: text(amount), left: text(left) }];
  });
