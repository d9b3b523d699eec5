import { formatExact } from '../../domain/format/formatExact.ts';
import { momentText } from './ownHistoryView.ts';
import { pairName } from './ownMarket.ts';
import type { DetailedOrder } from './useOrderDetails.ts';

/** Open orders as rows of a file. */
export const openOrdersFile = (views: readonly DetailedOrder[]): readonly (readonly string[])[] => [
  ['market', 'side', 'price', 'amount', 'filled', 'left', 'order', 'placed'],
  ...views.map(({ order, market, side, price, exactAmount, filled, paidBack, placed }) => [
    pairName(market),
    side,
    price.replaceAll(',', ''),
    exactAmount.replaceAll(',', ''),
    filled,
    `${formatExact(order.remain, paidBack.decimals)} ${paidBack.symbol}`,
    order.index.toString(),
    placed ? momentText(placed) : '',
  ]),
];
