import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import type { ReactElement } from 'react';
import { POLYGON_CHAIN_ID } from '#config/chains.ts';
import { accountTrades } from '#domain/orderBook/accountOrders.ts';
import type { Address } from '#domain/tokens/types.ts';
import { valueOf } from '#lib/loadable.ts';
import type { AccountEvents } from '#stores/accountOrdersStore.ts';
import { useBlockTimes } from '#reads/calls/useBlockTimes.ts';
import { useTokens } from '#reads/tokens/useTokens.ts';
import { useAppSelector } from '#state/hooks.ts';
import { selectTransactionsOf } from '#state/transactions/selectors.ts';
import { DataTable } from '#ui/layout/DataTable.tsx';
import type { Column } from '#ui/layout/DataTable.tsx';
import { ExportCsv, OwnHistoryState } from './OwnHistoryParts.tsx';
import { ownColumns } from './ownColumns.tsx';
import { tradesFile } from './ownHistoryFile.ts';
import { alignedTrades, routerTradeRow, tradeRow } from './ownHistoryView.ts';
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

/** Fills of the account's orders, from the chain; and its trades elsewhere, from what this browser remembers. */
const useRows = (account: Address | undefined, events: AccountEvents): readonly TradeRow[] => {
  const known = valueOf(events);
  const found = useMemo(() => (known ? accountTrades(known) : []), [known]);
  const tokens = useTokens(found.flatMap(({ soldToken, wantedToken }) => [soldToken, wantedToken]));
  const records = useAppSelector((state) => selectTransactionsOf(state, POLYGON_CHAIN_ID, account));
  const elsewhere = useMemo(() => records.filter(({ info }) => info.kind === 'swap'), [records]);
  const times = useBlockTimes(elsewhere.flatMap(({ receipt }) => receipt?.blockNumber ?? []));
  return useMemo(
    () =>
      alignedTrades(
        [
          ...elsewhere.flatMap((one) => routerTradeRow(one, times) ?? []),
          ...found.flatMap((one) => tradeRow(one, tokens) ?? []),
        ].sort((a, b) => b.moment.blockNumber - a.moment.blockNumber),
      ),
    [elsewhere, times, found, tokens],
  );
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
