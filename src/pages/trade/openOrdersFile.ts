import { formatExact } from '../../domain/format/formatExact.ts';
import type { OpenOrderView } from './openOrderView.ts';
import { pairName } from './ownMarket.ts';

/** Open orders as rows of a file. */
export const openOrdersFile = (views: readonly OpenOrderView[]): readonly (readonly string[])[] => [
  ['market', 'side', 'price', 'amount', 'filled', 'left', 'order'],
  ...views.map(({ order, market, side, price, exactAmount, filled, paidBack }) => [
    pairName(market),
    side,
    price.replaceAll(',', ''),
    exactAmount.replaceAll(',', ''),
    filled,
    `${formatExact(order.remain, paidBack.decimals)} ${paidBack.symbol}`,
    order.index.toString(),
  ]),
];
