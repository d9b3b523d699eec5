import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import type { Address } from '#domain/tokens/types.ts';
import type { AccountEvents } from '#stores/accountOrdersStore.ts';
import { DataTable, type Column } from '#ui/layout/DataTable.tsx';
import { ExportCsv, OwnHistoryState, SomeLine } from './OwnHistoryParts.tsx';
import { ownColumns } from './ownColumns.tsx';
import { tradesFile } from './ownHistoryFile.ts';
import type { TradeRow } from './ownHistoryView.ts';
import { PanelBody } from './PanelParts.ts';
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

export interface MyTradesProps {
  readonly account: Address | undefined;
  readonly events: AccountEvents;
}

export function MyTrades({ account, events }: MyTradesProps): ReactElement {
  const { t } = useLingui();
  const { rows, isSome } = useShownTrades(account, events);
  return (
    <PanelBody tabIndex={0} role="group" aria-label={t`My trades`}>
      {rows.length === 0 ? (
        <OwnHistoryState connected={account !== undefined} events={events} none={<Trans>No trades yet</Trans>} />
      ) : (
        <>
          {isSome ? (
            <SomeLine role="status">
              <Trans>Newest trades, found with the data service and read from the chain.</Trans>{' '}
              {events.status === 'failed' ? (
                <Trans>Couldn't load the others. Retrying in a minute.</Trans>
              ) : (
                <Trans>The others are loading.</Trans>
              )}
            </SomeLine>
          ) : (
            <ExportCsv name="trades.csv" rows={() => tradesFile(rows)} />
          )}
          <DataTable caption={<Trans>My trades</Trans>} rows={rows} columns={columns} rowKey={({ key }) => key} />
        </>
      )}
    </PanelBody>
  );
}
