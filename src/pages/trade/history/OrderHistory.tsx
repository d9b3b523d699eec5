import { Trans, useLingui } from '@lingui/react/macro';
import { useDeferredValue, useMemo, type ReactElement } from 'react';
import type { OrderStory } from '#domain/orderBook/accountOrders.ts';
import type { Address } from '#domain/tokens/types.ts';
import { loading, valueOf } from '#lib/loadable.ts';
import type { AccountEvents } from '#stores/accountOrdersStore.ts';
import { useTokens } from '#reads/tokens/useTokens.ts';
import { DataTable, type Column } from '#ui/layout/DataTable.tsx';
import { ExportOwn } from '../shared/ExportButton.tsx';
import { NoMatch, OwnFilterBar } from './OwnFilterBar.tsx';
import { OwnHistoryState, PriceFigure } from './OwnHistoryParts.tsx';
import { OwnTotals, ShowMore } from './OwnTotals.tsx';
import { ownColumns } from './ownColumns.tsx';
import { storiesOf } from '../order/own/orderStoriesOf.ts';
import { marketNames, orderEntries } from './ownEntries.ts';
import { savedOrders } from './ownHistoryFile.ts';
import { alignedHistory, historyRow, type HistoryRow } from './ownHistoryView.ts';
import { PanelBody } from '../shared/PanelParts.ts';
import { useOwnRecords, useOwnTable } from './useOwnTable.ts';

function StateWord({ state, cancelled }: Pick<HistoryRow, 'state' | 'cancelled'>): ReactElement {
  switch (state) {
    case 'open':
      return cancelled === undefined ? (
        <Trans context="of an order">Open</Trans>
      ) : (
        <Trans>Open, {cancelled} cancelled</Trans>
      );
    case 'filled':
      return cancelled === undefined ? <Trans>Filled</Trans> : <Trans>Filled, {cancelled} cancelled</Trans>;
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

const kinds = ['limit', 'market', 'scale', 'slice', 'move', 'unrecorded'] as const;

interface OrderHistoryProps {
  readonly account: Address | undefined;
  readonly events: AccountEvents;
  readonly here: string | undefined;
}

const noStories: readonly OrderStory[] = [];

const useHistory = ({ account, events, here }: OrderHistoryProps) => {
  const known = valueOf(events);
  // Makes the rows of 10,000 orders in a task after the one that joins their events.
  const joined = known ? storiesOf(known) : noStories;
  const stories = useDeferredValue(joined, noStories);
  const addresses = useMemo(() => stories.flatMap(({ soldToken, boughtToken }) => [soldToken, boughtToken]), [stories]);
  const tokens = useTokens(addresses);
  const { kindOf, gasOf } = useOwnRecords(account);
  const entries = useMemo(() => orderEntries(stories, tokens, kindOf), [stories, tokens, kindOf]);
  const markets = useMemo(() => marketNames(entries, tokens), [entries, tokens]);
  const table = useOwnTable('history', entries, { here, gasOf });
  const { shown } = table;
  const rows = useMemo(() => alignedHistory(shown.flatMap(({ of }) => historyRow(of, tokens) ?? [])), [shown, tokens]);
  return { tokens, markets, table, rows, isJoined: stories === joined };
};

export function OrderHistory(props: OrderHistoryProps): ReactElement {
  const { account, events } = props;
  const { t } = useLingui();
  const { tokens, markets, table, rows, isJoined } = useHistory(props);
  return (
    <PanelBody tabIndex={0} role="group" aria-label={t`Order history`}>
      {table.all.length === 0 ? (
        <OwnHistoryState
          connected={account !== undefined}
          events={isJoined ? events : loading}
          none={<Trans>No orders yet</Trans>}
        />
      ) : (
        <>
          <OwnFilterBar table={table} markets={markets} kinds={kinds} hasStatus>
            <ExportOwn table={table} {...savedOrders(tokens)} />
          </OwnFilterBar>
          {table.kept.length === 0 ? (
            <NoMatch table={table} title={<Trans>No order matches the filter</Trans>} />
          ) : (
            <DataTable caption={<Trans>Order history</Trans>} rows={rows} columns={columns} rowKey={({ key }) => key} />
          )}
          <ShowMore table={table} />
          <OwnTotals table={table} tokens={tokens} />
        </>
      )}
    </PanelBody>
  );
}
