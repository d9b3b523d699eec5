import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Column } from '#ui/layout/DataTable.tsx';
import { PriceFigure, TransactionMoment } from './OwnHistoryParts.tsx';
import type { OwnRow } from './ownHistoryView.ts';
import { SideLabel } from '../shared/SideLabel.tsx';

type Order = Pick<OwnRow, 'side' | 'price' | 'priceIndent' | 'exactPrice' | 'amount' | 'exactAmount'>;

export const orderColumns = (price: ReactNode): readonly Column<Order>[] => [
  { key: 'side', head: <Trans>Side</Trans>, cell: ({ side }) => <SideLabel side={side} /> },
  {
    key: 'price',
    head: price,
    isNumber: true,
    cell: (row) => <PriceFigure text={row.price} indent={row.priceIndent} />,
    exact: ({ exactPrice }) => exactPrice,
  },
  {
    key: 'amount',
    head: <Trans>Amount</Trans>,
    isNumber: true,
    cell: ({ amount }) => amount,
    exact: ({ exactAmount }) => exactAmount,
  },
];

export const ownColumns = (price: ReactNode): readonly Column<OwnRow>[] => [
  {
    key: 'time',
    head: <Trans>Time</Trans>,
    cell: ({ moment, transactionHash }) => <TransactionMoment moment={moment} hash={transactionHash} />,
  },
  { key: 'market', head: <Trans>Market</Trans>, cell: ({ pair }) => pair },
  ...orderColumns(price),
];
