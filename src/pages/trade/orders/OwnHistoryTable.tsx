import { Trans } from '@lingui/react/macro';
import type { ReactElement, ReactNode } from 'react';
import { Table } from '#ui/layout/Table.tsx';
import { PriceFigure, TransactionMoment } from './OwnHistoryParts.tsx';
import type { OwnRow } from './ownHistoryView.ts';
import { SideLabel } from './SideLabel.tsx';

/** A column of its own behind those that orders and trades share. */
export interface OwnColumn<R> {
  readonly key: string;
  readonly head: ReactNode;
  readonly isNumber: boolean;
  readonly cell: (row: R) => ReactNode;
  /** The cell in full precision. */
  readonly exact?: (row: R) => string;
}

export interface OwnHistoryTableProps<R extends OwnRow> {
  readonly caption: ReactNode;
  /** What the price is. */
  readonly price: ReactNode;
  readonly rows: readonly R[];
  readonly columns: readonly OwnColumn<R>[];
}

const numeric = (isNumber: boolean): string | undefined => (isNumber ? '' : undefined);

/** The account's past as a table: when, where, which side, price and amount, and what else is to be said. */
export function OwnHistoryTable<R extends OwnRow>(props: OwnHistoryTableProps<R>): ReactElement {
  const { caption, price, rows, columns } = props;
  return (
    <Table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">
            <Trans>Time</Trans>
          </th>
          <th scope="col">
            <Trans>Market</Trans>
          </th>
          <th scope="col">
            <Trans>Side</Trans>
          </th>
          <th scope="col" data-num="">
            {price}
          </th>
          <th scope="col" data-num="">
            <Trans>Amount</Trans>
          </th>
          {columns.map(({ key, head, isNumber }) => (
            <th key={key} scope="col" data-num={numeric(isNumber)}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key}>
            <td>
              <TransactionMoment moment={row.moment} hash={row.transactionHash} />
            </td>
            <td>{row.pair}</td>
            <td>
              <SideLabel side={row.side} />
            </td>
            <td data-num="" title={row.exactPrice}>
              <PriceFigure text={row.price} indent={row.priceIndent} />
            </td>
            <td data-num="" title={row.exactAmount}>
              {row.amount}
            </td>
            {columns.map(({ key, isNumber, cell, exact }) => (
              <td key={key} data-num={numeric(isNumber)} title={exact?.(row)}>
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
