import { memo } from 'react';
import type { ElementType, ReactElement, ReactNode } from 'react';
import { Icon } from '../text/Icon.tsx';
import { Table } from './Table.tsx';

export interface Column<R> {
  readonly key: string;
  readonly head: ReactNode;
  /** True for figures, aligned to the right. */
  readonly isNumber?: boolean;
  /** True if the cell is the row's header. */
  readonly isRowHead?: boolean;
  /** Value of `data-part` on the column's cells, for the table's styles. */
  readonly part?: string;
  /** Makes the head a button that sorts; `direction` is set while the rows are sorted by this column. */
  readonly sort?: { readonly direction: 'ascending' | 'descending' | undefined; readonly onPress: () => void };
  readonly cell: (row: R) => ReactNode;
  /** Value of the cell in full precision. */
  readonly exact?: (row: R) => string | undefined;
}

interface RowProps<R> {
  readonly row: R;
  readonly columns: readonly Column<R>[];
  /** Content across the table's width below a row, if any. */
  readonly below?: ((row: R) => ReactNode) | undefined;
}

export interface DataTableProps<R> extends Omit<RowProps<R>, 'row'> {
  readonly as?: ElementType;
  readonly caption: ReactNode;
  readonly rows: readonly R[];
  readonly rowKey: (row: R) => string | number;
  /** Content of the table after its rows. */
  readonly children?: ReactNode;
}

const attributes = ({ isNumber, part }: Pick<Column<never>, 'isNumber' | 'part'>) => ({
  'data-num': isNumber ? '' : undefined,
  translate: isNumber ? ('no' as const) : undefined,
  'data-part': part,
});

function Row<R>({ row, columns, below }: RowProps<R>): ReactElement {
  const line = below?.(row);
  return (
    <>
      <tr>
        {columns.map((column) => {
          const { key, isRowHead, cell, exact } = column;
          const Cell = isRowHead ? 'th' : 'td';
          return (
            <Cell key={key} {...attributes(column)} scope={isRowHead ? 'row' : undefined} title={exact?.(row)}>
              {cell(row)}
            </Cell>
          );
        })}
      </tr>
      {line && (
        <tr>
          <td colSpan={columns.length}>{line}</td>
        </tr>
      )}
    </>
  );
}

const MemoRow = memo(Row) as typeof Row;

function Head<R>({ column }: { readonly column: Column<R> }): ReactElement {
  const { head, sort } = column;
  return (
    <th scope="col" {...attributes(column)} aria-sort={sort?.direction}>
      {sort ? (
        <button type="button" onClick={sort.onPress}>
          {head}
          {sort.direction && <Icon name={sort.direction === 'ascending' ? 'arrowUp' : 'arrowDown'} size={12} />}
        </button>
      ) : (
        head
      )}
    </th>
  );
}

/** Rows of data by columns. A row renders again only when it, `columns` or `below` is another object. */
export function DataTable<R>(props: DataTableProps<R>): ReactElement {
  const { as: Frame = Table, caption, columns, rows, rowKey, below, children } = props;
  return (
    <Frame>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <Head key={column.key} column={column} />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <MemoRow key={rowKey(row)} row={row} columns={columns} below={below} />
        ))}
      </tbody>
      {children}
    </Frame>
  );
}
