import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo, type ReactElement } from 'react';
import { orderStories } from '#domain/orderBook/accountOrders.ts';
import { valueOf } from '#lib/loadable.ts';
import type { AccountEvents } from '#stores/accountOrdersStore.ts';
import { useTokens } from '#reads/tokens/useTokens.ts';
import { DataTable, type Column } from '#ui/layout/DataTable.tsx';
import { ExportCsv, OwnHistoryState, PriceFigure } from './OwnHistoryParts.tsx';
import { ownColumns } from './ownColumns.tsx';
import { historyFile } from './ownHistoryFile.ts';
import { alignedHistory, historyRow, type HistoryRow } from './ownHistoryView.ts';
import { PanelBody } from './PanelParts.ts';

function StateWord({ state, cancelled }: Pick<HistoryRow, 'state' | 'cancelled'>): ReactElement {
  switch (state) {
    case 'open':
      return cancelled === undefined ? (
        <Trans context="of an order">Open</Trans>
      ) : (
        <Trans>Open, {cancelled} cancelled</Trans>
      );
    case 'filled':
      return <Trans>Filled</Trans>;
    case 'cancelled':
      return <Trans>Cancelled, {cancelled}</Trans>;
  }
}

const columns: readonly Column<HistoryRow>[] = [
  ...ownColumns(<Trans>Limit price</Trans>),
  {
    key: 'average',
    head: <Trans>Average price</Trans>,
    isNumber: true,
    cell: ({ average, averageIndent }) => <PriceFigure text={average} indent={averageIndent} />,
    exact: ({ exactAverage }) => exactAverage,
  },
  { key: 'filled', head: <Trans>Filled</Trans>, isNumber: true, cell: ({ filled }) => filled },
  { key: 'state', head: <Trans>Status</Trans>, cell: (row) => <StateWord {...row} /> },
];

export interface OrderHistoryProps {
  readonly connected: boolean;
  readonly events: AccountEvents;
}

const useRows = (events: AccountEvents) => {
  const known = valueOf(events);
  const found = useMemo(() => (known ? orderStories(known) : []), [known]);
  const tokens = useTokens(found.flatMap(({ soldToken, boughtToken }) => [soldToken, boughtToken]));
  return useMemo(() => alignedHistory(found.flatMap((story) => historyRow(story, tokens) ?? [])), [found, tokens]);
};

export function OrderHistory({ connected, events }: OrderHistoryProps): ReactElement {
  const { t } = useLingui();
  const rows = useRows(events);
  return (
    <PanelBody tabIndex={0} role="group" aria-label={t`Order history`}>
      {rows.length === 0 ? (
        <OwnHistoryState connected={connected} events={events} none={<Trans>No orders yet</Trans>} />
      ) : (
        <>
          <ExportCsv name="orders.csv" rows={() => historyFile(rows)} />
          <DataTable caption={<Trans>Order history</Trans>} rows={rows} columns={columns} rowKey={({ key }) => key} />
        </>
      )}
    </PanelBody>
  );
}
