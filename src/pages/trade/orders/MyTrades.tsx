import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import type { ReactElement } from 'react';
import type { Address } from '#domain/tokens/types.ts';
import type { AccountEvents } from '#stores/accountOrdersStore.ts';
import { useOwnTrades } from '#reads/history/useOwnTrades.ts';
import { DataTable } from '#ui/layout/DataTable.tsx';
import type { Column } from '#ui/layout/DataTable.tsx';
import { ExportCsv, OwnHistoryState } from './OwnHistoryParts.tsx';
import { ownColumns } from './ownColumns.tsx';
import { tradesFile } from './ownHistoryFile.ts';
import { alignedTrades, tradeRow } from './ownHistoryView.ts';
import type { TradeRow } from './ownHistoryView.ts';
import { PanelBody } from './PanelParts.ts';

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

const useRows = (account: Address | undefined, events: AccountEvents): readonly TradeRow[] => {
  const { trades, tokens } = useOwnTrades(account, events);
  return useMemo(() => alignedTrades(trades.flatMap((one) => tradeRow(one, tokens) ?? [])), [trades, tokens]);
};

/** Every trade of the account, in all markets. */
export function MyTrades({ account, events }: MyTradesProps): ReactElement {
  const { t } = useLingui();
  const rows = useRows(account, events);
  return (
    <PanelBody tabIndex={0} role="group" aria-label={t`My trades`}>
      {rows.length === 0 ? (
        <OwnHistoryState connected={account !== undefined} events={events} none={<Trans>No trades yet</Trans>} />
      ) : (
        <>
          <ExportCsv name="trades.csv" rows={() => tradesFile(rows)} />
          <DataTable caption={<Trans>My trades</Trans>} rows={rows} columns={columns} rowKey={({ key }) => key} />
        </>
      )}
    </PanelBody>
  );
}
