import { formatColumn } from '#domain/format/formatColumn.ts';
import type { Address } from '#domain/tokens/types.ts';
import { orderPrice } from '#domain/trade/limitOrder.ts';
import type { TradeDirection } from '#domain/trade/types.ts';
import type { ChartMarket } from './chartMarket.ts';

/** An own open order as a line of the chart. */
export interface OrderLine {
  /** Whole quote per whole base. */
  readonly price: number;
  readonly side: TradeDirection;
  /** What is left of it, in the base token. */
  readonly amount: string;
}

interface RestingOrder {
  readonly soldToken: Address;
  readonly from: bigint;
  readonly to: bigint;
  readonly remain: bigint;
}

/** The lines of the orders; an order without a price has none. */
export const orderLinesOf = (orders: readonly RestingOrder[], market: ChartMarket): readonly OrderLine[] =>
  orders.flatMap(({ soldToken, from, to, remain }) => {
    const side = soldToken === market.baseToken.address ? 'SELL' : 'BUY';
    if (from === 0n || to === 0n) return [];
    const { numerator, denominator } = orderPrice(side, from, to);
    const left = side === 'SELL' ? remain : (remain * to) / from;
    const price = (Number(numerator) / Number(denominator)) * 10 ** (market.baseDecimals - market.quoteDecimals);
    const amount = formatColumn(left, market.baseDecimals, side === 'SELL' ? 'paid' : 'received');
    return [{ price, side, amount }];
  });
