import { parseAmount } from '#domain/amounts/parseAmount.ts';
import { parsePrice } from '#domain/amounts/parsePrice.ts';
import { formatColumn } from '#domain/format/formatColumn.ts';
import { orderAtLimit } from '#domain/trade/limitOrder.ts';
import type { OrderType, TradeDirection, TradeField } from '#domain/trade/types.ts';
import type { ChartMarket } from './chartMarket.ts';

export interface TypedOrder {
  readonly orderType: OrderType;
  readonly direction: TradeDirection;
  readonly field: TradeField;
  readonly amount: string;
  readonly price: string;
}

export interface PreviewLine {
  readonly price: number;
  readonly side: TradeDirection;
  readonly amount: string | undefined;
  /** Amounts sold and expected, raw units; undefined while no amount is typed. */
  readonly order: { readonly from: bigint; readonly to: bigint } | undefined;
}

export const previewAmount = (base: bigint, side: TradeDirection, decimals: number): string =>
  formatColumn(base, decimals, side === 'BUY' ? 'received' : 'paid');

export const previewLineOf = (
  { orderType, direction, field, amount: typed, price: text }: TypedOrder,
  { baseDecimals, quoteDecimals }: Pick<ChartMarket, 'baseDecimals' | 'quoteDecimals'>,
): PreviewLine | undefined => {
  const limit = orderType === 'LIMIT' ? parsePrice(text, baseDecimals, quoteDecimals) : undefined;
  if (!limit || limit.numerator === 0n) return undefined;
  const price = (Number(limit.numerator) / Number(limit.denominator)) * 10 ** (baseDecimals - quoteDecimals);
  const buys = direction === 'BUY';
  const countsQuote = buys === (field === 'INPUT');
  const parsed = parseAmount(typed, countsQuote ? quoteDecimals : baseDecimals);
  const order = parsed.ok && parsed.value > 0n ? orderAtLimit(direction, field, parsed.value, limit) : undefined;
  const base = order && (buys ? order.to : order.from);
  const amount = base === undefined ? undefined : previewAmount(base, direction, baseDecimals);
  return { price, side: direction, amount, order };
};
