import { Trans, useLingui } from '@lingui/react/macro';
import { useDeferredValue, useMemo, type ReactElement } from 'react';
import type { OwnTrade } from '#domain/portfolio/ownTrade.ts';
import type { Address } from '#domain/tokens/types.ts';
import { loading } from '#lib/loadable.ts';
import type { AccountEvents } from '#stores/accountOrdersStore.ts';
import { DataTable, type Column } from '#ui/layout/DataTable.tsx';
import { ExportOwn } from '../shared/ExportButton.tsx';
import { NoMatch, OwnFilterBar } from './OwnFilterBar.tsx';
import { OwnHistoryState, SomeLine } from './OwnHistoryParts.tsx';
import { OwnTotals, ShowMore } from './OwnTotals.tsx';
import { ownColumns } from './ownColumns.tsx';
import { marketNames, type OwnEntry } from './ownEntries.ts';
import { savedTrades } from './ownHistoryFile.ts';
import { alignedTrades, tradeRow, type TradeRow } from './ownHistoryView.ts';
import { PanelBody } from '../shared/PanelParts.ts';
import { useOwnRecords, useOwnTable } from './useOwnTable.ts';
import { useShownTrades } from './useShownTrades.ts';

const columns: readonly Column<TradeRow>[] = [
  ...ownColumns(<Trans>Price</Trans>),
  {
    key: 'fee',
    head: <Trans>Fee</Trans>,
    isNumber: true,
    cell: ({ fee }) => fee,
    exact: ({ exactFee }) => exactFee,
  },
  {
    key: 'role',
    head: <Trans>Role</Trans>,
    cell: ({ role, exchange }) => {
      if (exchange !== undefined) return <Trans>Taker on {exchange}</Trans>;
      return role === 'maker' ? <Trans>Maker</Trans> : <Trans>Taker</Trans>;
    },
  },
];

const kinds = ['maker', 'taker', 'swap'] as const;

interface MyTradesProps {
  readonly account: Address | undefined;
  readonly events: AccountEvents;
  /** Key of the page's market, as in `OwnFacts`. */
  readonly here: string | undefined;
}

const noEntries: readonly OwnEntry<OwnTrade>[] = [];

const useTrades = ({ account, events, here }: MyTradesProps) => {
  const { entries: joined, tokens, isSome } = useShownTrades(account, events);
  // Makes the rows of 10,000 trades in a task after the one that joins their events.
  const entries = useDeferredValue(joined, noEntries);
  const { gasOf } = useOwnRecords(account);
  const markets = useMemo(() => marketNames(entries, tokens), [entries, tokens]);
  const table = useOwnTable('mine', entries, { here, gasOf });
  const { shown } = table;
  const rows = useMemo(() => alignedTrades(shown.flatMap(({ of }) => tradeRow(of, tokens) ?? [])), [shown, tokens]);
  return { tokens, isSome, markets, table, rows, isJoined: entries === joined };
};

function Incomplete({ events }: Pick<MyTradesProps, 'events'>): ReactElement {
  return (
    <SomeLine role="status">
      <Trans>Newest trades, found with the data service and read from the chain.</Trans>{' '}
      {events.status === 'failed' ? (
        <Trans>Couldn't load the others. Retrying in a minute.</Trans>
      ) : (
        <Trans>The others are loading.</Trans>
      )}
    </SomeLine>
  );
}

export function MyTrades(props: MyTradesProps): ReactElement {
  const { account, events } = props;
  const { t } = useLingui();
  const { tokens, isSome, markets, table, rows, isJoined } = useTrades(props);
  return (
    <PanelBody tabIndex={0} role="group" aria-label={t`My trades`}>
      {table.all.length === 0 ? (
        <OwnHistoryState
          connected={account !== undefined}
          events={isJoined ? events : loading}
          none={<Trans>No trades yet</Trans>}
        />
      ) : (
        <>
          {isSome && <Incomplete events={events} />}
          <OwnFilterBar table={table} markets={markets} kinds={kinds} hasStatus={false}>
            {!isSome && <ExportOwn table={table} {...savedTrades(tokens)} />}
          </OwnFilterBar>
          {table.kept.length === 0 ? (
            <NoMatch table={table} title={<Trans>No trade matches the filter</Trans>} />
          ) : (
            <DataTable caption={<Trans>My trades</Trans>} rows={rows} columns={columns} rowKey={({ key }) => key} />
          )}
          <ShowMore table={table} />
          {!isSome && <OwnTotals table={table} tokens={tokens} />}
        </>
      )}
    </PanelBody>
  );
}
