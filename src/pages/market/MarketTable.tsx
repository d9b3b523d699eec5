import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import type { MarketColumn, MarketSort } from '#domain/markets/sortMarkets.ts';
import { DayChange } from '#features/dayChange/index.ts';
import {
  MarketLabel,
  marketLiquidity,
  marketPrice,
  marketVolume,
  StarButton,
  useMarketPath,
} from '#features/markets/index.ts';
import type { MarketRow } from '#features/markets/index.ts';
import { Icon } from '#ui/text/Icon.tsx';
import { RouteLink } from '#ui/layout/RouteLink.tsx';
import { columns } from './columns.ts';
import { MarketsTable, rowLink } from './MarketStyles.ts';
import { OfDay } from './OfDay.tsx';
import { Sparkline } from './Sparkline.tsx';

const RowLink = styled(RouteLink)`
  ${rowLink}
`;

/** Shown on wide screens only. */
const wide: readonly MarketColumn[] = ['high', 'low'];

interface HeadProps {
  readonly sort: MarketSort;
  readonly onPress: (column: MarketColumn) => void;
}

function TableHead({ sort, onPress }: HeadProps): ReactElement {
  const { t } = useLingui();
  return (
    <thead>
      <tr>
        <th scope="col">
          <span data-hidden="">
            <Trans>Favourite</Trans>
          </span>
        </th>
        {columns.map(({ column, name }) => (
          <th
            key={column}
            scope="col"
            aria-sort={sort.column === column ? sort.direction : undefined}
            data-num={column === 'name' ? undefined : ''}
            data-wide={wide.includes(column) ? '' : undefined}
          >
            <button type="button" onClick={() => onPress(column)}>
              {t(name)}
              {sort.column === column && (
                <Icon name={sort.direction === 'ascending' ? 'arrowUp' : 'arrowDown'} size={12} />
              )}
            </button>
          </th>
        ))}
        <th scope="col" data-num="">
          <span>
            <Trans>Last 24 h</Trans>
          </span>
        </th>
      </tr>
    </thead>
  );
}

interface TableRowProps {
  readonly row: MarketRow;
  readonly now: number | undefined;
}

function TableRow({ row, now }: TableRowProps): ReactElement {
  const marketPath = useMarketPath();
  return (
    <tr>
      <td>
        <StarButton row={row} />
      </td>
      <td>
        <RowLink to={marketPath(row)}>
          <MarketLabel row={row} />
        </RowLink>
      </td>
      <td data-num="">
        <OfDay row={row}>{marketPrice(row, row.price)}</OfDay>
      </td>
      <td data-num="">
        <OfDay row={row}>
          <DayChange bps={row.stats?.changeBps} />
        </OfDay>
      </td>
      <td data-num="" data-wide="">
        <OfDay row={row}>{marketPrice(row, row.stats?.high)}</OfDay>
      </td>
      <td data-num="" data-wide="">
        <OfDay row={row}>{marketPrice(row, row.stats?.low)}</OfDay>
      </td>
      <td data-num="">
        <OfDay row={row}>{marketVolume(row)}</OfDay>
      </td>
      <td data-num="">{marketLiquidity(row)}</td>
      <td data-num="">
        <OfDay row={row}>
          <Sparkline row={row} now={now} />
        </OfDay>
      </td>
    </tr>
  );
}

export interface MarketTableProps extends HeadProps {
  readonly rows: readonly MarketRow[];
  readonly now: number | undefined;
}

/** The markets as a table; a press on a column's name orders by it. */
export function MarketTable({ rows, now, sort, onPress }: MarketTableProps): ReactElement {
  return (
    <MarketsTable>
      <caption>
        <Trans>Markets</Trans>
      </caption>
      <TableHead sort={sort} onPress={onPress} />
      <tbody>
        {rows.map((row) => (
          <TableRow key={row.pair} row={row} now={now} />
        ))}
      </tbody>
    </MarketsTable>
  );
}
