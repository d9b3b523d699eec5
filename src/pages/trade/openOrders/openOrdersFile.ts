import { plainPrice } from '#domain/format/exactPrice.ts';
import { formatExact } from '#domain/format/formatExact.ts';
import { orderFacts } from '#domain/orderBook/orderFacts.ts';
import { marketName } from '#state/marketRule.ts';
import { bookToken } from '../shared/tradeMarket.ts';
import { momentText } from '../history/ownHistoryFile.ts';
import type { SavedRows } from '../shared/saveRows.ts';
import type { DetailedOrder } from '../order/own/useOrderDetails.ts';

type FiledOrder = Pick<DetailedOrder, 'order' | 'market' | 'side' | 'filledPercent' | 'paidBack' | 'placed'>;

const openOrderFields = ({ order, market, side, filledPercent, paidBack, placed }: FiledOrder): readonly string[] => {
  const { base, quote } = market;
  const { price, amount } = orderFacts(order, bookToken(base).address);
  const decimals = { base: base.decimals, quote: quote.decimals };
  return [
    marketName(market),
    side,
    plainPrice(price, decimals),
    formatExact(amount, base.decimals),
    filledPercent?.toString() ?? '',
    formatExact(order.remain, paidBack.decimals),
    order.index.toString(),
    placed ? momentText(placed) : '',
  ];
};

const openOrdersHead = [
  'market (base/quote)',
  'side',
  'price (quote per base)',
  'amount (base)',
  'filled (%)',
  'remaining (token paid)',
  'order',
  'placed (UTC)',
];

export const savedOpenOrders: Omit<SavedRows<FiledOrder>, 'rows'> = {
  name: 'open-orders.csv',
  head: openOrdersHead,
  fields: openOrderFields,
};
