import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import type { ReactElement } from 'react';
import { accountTrades } from '../../domain/orderBook/accountOrders.ts';
import { valueOf } from '../../lib/loadable.ts';
import type { AccountEvents } from '../../reads/accountOrdersStore.ts';
import { useTokens } from '../../reads/useTokens.ts';
import { ExportCsv, OwnHistoryState } from './OwnHistoryParts.tsx';
import { OwnHistoryTable } from './OwnHistoryTable.tsx';
import type { OwnColumn } from './OwnHistoryTable.tsx';
import { tradesFile, tradeRow } from './ownHistoryView.ts';
import type { TradeRow } from './ownHistoryView.ts';
import { PanelBody } from './PanelParts.ts';

const columns: readonly OwnColumn<TradeRow>[] = [
  { key: 'fee', head: <Trans>Fee</Trans>, isNumber: true, cell: ({ fee }) => fee },
  {
    key: 'role',
    head: <Trans>Role</Trans>,
    isNumber: false,
    cell: ({ role }) => (role === 'maker' ? <Trans>Maker</Trans> : <Trans>Taker</Trans>),
  },
];

export interface MyTradesProps {
  readonly connected: boolean;
  readonly events: AccountEvents;
}

const useRows = (events: AccountEvents) => {
  const known = valueOf(events);
  const found = useMemo(() => (known ? accountTrades(known) : []), [known]);
  const tokens = useTokens(found.flatMap(({ soldToken, wantedToken }) => [soldToken, wantedToken]));
  return useMemo(() => found.flatMap((one) => tradeRow(one, tokens) ?? []), [found, tokens]);
};

/** Every fill of the account's orders, in all markets. */
export function MyTrades({ connected, events }: MyTradesProps): ReactElement {
  const { t } = useLingui();
  const rows = useRows(events);
  return (
    <PanelBody tabIndex={0} role="group" aria-label={t`My trades`}>
      {rows.length === 0 ? (
        <OwnHistoryState connected={connected} events={events} none={<Trans>No trades yet</Trans>} />
      ) : (
        <>
          <ExportCsv name="trades.csv" rows={() => tradesFile(rows)} />
          <OwnHistoryTable caption={<Trans>My trades</Trans>} rows={rows} columns={columns} />
        </>
      )}
    </PanelBody>
  );
}
