import { memo, type ElementType, type ReactElement, type ReactNode } from 'react';
import { Icon } from '../text/Icon.tsx';
import { Table } from './Table.tsx';

export interface Column<R> {
  readonly key: string;
  readonly head: ReactNode;
  readonly isNumber?: boolean;
  readonly isRowHead?: boolean;
  readonly part?: string;
  /** `direction` is undefined unless the rows are sorted by this column. */
  readonly sort?: { readonly direction: 'ascending' | 'descending' | undefined; readonly onPress: () => void };
  readonly cell: (row: R) => ReactNode;
  readonly exact?: (row: R) => string | undefined;
}

interface RowProps<R> {
  readonly row: R;
  readonly columns: readonly Column<R>[];
  readonly below?: ((row: R) => ReactNode) | undefined;
}

interface DataTableProps<R> extends Omit<RowProps<R>, 'row'> {
  readonly as?: ElementType;
  readonly caption: ReactNode;
  readonly rows: readonly R[];
  readonly rowKey: (row: R) => string | number;
  /** Replaces the `sort` of the columns, so that another order keeps the `columns` object. */
  readonly sortOf?: (key: string) => Column<R>['sort'];
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

interface HeadProps<R> {
  readonly column: Column<R>;
  readonly sort: Column<R>['sort'];
}

function Head<R>({ column, sort }: HeadProps<R>): ReactElement {
  const { head } = column;
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

/** A row renders again only if its row, `columns` or `below` is another object. */
export function DataTable<R>(props: DataTableProps<R>): ReactElement {
  const { as: Frame = Table, caption, columns, rows, rowKey, below, sortOf, children } = props;
  return (
    <Frame>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <Head key={column.key} column={column} sort={sortOf ? sortOf(column.key) : column.sort} />
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
