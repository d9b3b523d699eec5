import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import type { ReactElement } from 'react';
import type { Address } from '#domain/tokens/types.ts';
import type { AccountEvents } from '#stores/accountOrdersStore.ts';
import { newestTradeFirst } from '#domain/portfolio/ownTrade.ts';
import { valueOf } from '#lib/loadable.ts';
import { useOwnTrades } from '#reads/history/useOwnTrades.ts';
import { useReportedTrades } from '#reads/history/useReportedTrades.ts';
import { useTokens } from '#reads/tokens/useTokens.ts';
import { DataTable } from '#ui/layout/DataTable.tsx';
import type { Column } from '#ui/layout/DataTable.tsx';
import { ExportCsv, OwnHistoryState, SomeLine } from './OwnHistoryParts.tsx';
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

interface ShownTrades {
  readonly rows: readonly TradeRow[];
  readonly isSome: boolean;
}

const useShownTrades = (account: Address | undefined, events: AccountEvents): ShownTrades => {
  const { trades, tokens } = useOwnTrades(account, events);
  const isUnread = valueOf(events) === undefined;
  const newest = useReportedTrades(account, isUnread);
  const newestTokens = useTokens(newest.flatMap(({ soldToken, boughtToken }) => [soldToken, boughtToken]));
  return useMemo(() => {
    const all = [...newest, ...trades].toSorted(newestTradeFirst);
    const known = new Map([...tokens, ...newestTokens]);
    return { rows: alignedTrades(all.flatMap((entry) => tradeRow(entry, known) ?? [])), isSome: newest.length > 0 };
  }, [trades, tokens, newest, newestTokens]);
};

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
