import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';
import type { MarketColumn, MarketSort } from '#domain/markets/sortMarkets.ts';
import {
  DayChange,
  LastPrice,
  MarketLabel,
  marketLiquidity,
  marketPrice,
  marketVolume,
  OfDay,
  Sparkline,
  StarButton,
  useMarketPath,
  type MarketRow,
} from '#features/markets/index.ts';
import { DataTable, type Column } from '#ui/layout/DataTable.tsx';
import { RouteLink } from '#ui/layout/RouteLink.tsx';
import { VisuallyHidden } from '#ui/text/VisuallyHidden.ts';
import { columns } from './columns.ts';
import { MarketsTable, rowLink } from './MarketStyles.ts';

const RowLink = styled(RouteLink)`
  ${rowLink}
`;

const cells: Readonly<Record<Exclude<MarketColumn, 'name'>, (row: MarketRow) => ReactNode>> = {
  price: (row) => <LastPrice row={row} />,
  change: (row) => (
    <OfDay row={row}>
      <DayChange bps={row.stats?.changeBps} />
    </OfDay>
  ),
  high: (row) => <OfDay row={row}>{marketPrice(row, row.stats?.high)}</OfDay>,
  low: (row) => <OfDay row={row}>{marketPrice(row, row.stats?.low)}</OfDay>,
  volume: (row) => <OfDay row={row}>{marketVolume(row)}</OfDay>,
  liquidity: marketLiquidity,
};

const star: Column<MarketRow> = {
  key: 'star',
  head: (
    <VisuallyHidden>
      <Trans>Favourite</Trans>
    </VisuallyHidden>
  ),
  part: 'star',
  cell: (row) => <StarButton row={row} />,
};

function MarketLink({ row }: { readonly row: MarketRow }): ReactElement {
  const marketPath = useMarketPath();
  return (
    <RowLink to={marketPath(row)}>
      <MarketLabel row={row} />
    </RowLink>
  );
}

const wide: readonly MarketColumn[] = ['high', 'low'];

interface MarketTableProps {
  readonly rows: readonly MarketRow[];
  readonly now: number | undefined;
  readonly sort: MarketSort;
  readonly onPress: (column: MarketColumn) => void;
}

export function MarketTable({ rows, now, sort, onPress }: MarketTableProps): ReactElement {
  const { t } = useLingui();
  const sorted = columns.map(({ column, name }): Column<MarketRow> => ({
    key: column,
    head: t(name),
    isNumber: column !== 'name',
    ...(wide.includes(column) && { part: 'wide' }),
    sort: { direction: sort.column === column ? sort.direction : undefined, onPress: () => onPress(column) },
    cell: column === 'name' ? (row) => <MarketLink row={row} /> : cells[column],
  }));
  const day: Column<MarketRow> = {
    key: 'day',
    head: <Trans>Last 24 h</Trans>,
    isNumber: true,
    part: 'day',
    cell: (row) => (
      <OfDay row={row} needsTrades>
        <Sparkline row={row} now={now} />
      </OfDay>
    ),
  };
  return (
    <DataTable
      as={MarketsTable}
      caption={<Trans>Markets</Trans>}
      columns={[star, ...sorted, day]}
      rows={rows}
      rowKey={({ pair }) => pair}
    />
  );
}
