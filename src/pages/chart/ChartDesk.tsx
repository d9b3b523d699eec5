import { useLingui } from '@lingui/react/macro';
import type { ReactElement, ReactNode } from 'react';
import { WalletButton } from '#features/wallet/index.ts';
import { Watchlist } from '#features/watchlist/index.ts';
import { BackToTrade } from './BackToTrade.tsx';
import type { OrderOnChart } from './ChartCell.tsx';
import { ChartCells } from './ChartCells.tsx';
import { Columns, Desk, Head, Panel, Strip, TicketColumn, WatchColumn } from './ChartPageStyles.ts';
import { columns, DeskTools, useColumn } from './DeskTools.tsx';
import { useChartGrid } from './useChartGrid.ts';

interface ChartDeskProps {
  readonly onOrder: OrderOnChart;
  readonly notices: ReactNode;
  readonly bar: ReactNode;
  readonly ticket: ReactNode;
  /** @param show undefined if there is no space for the ticket */
  readonly keysWithoutTicket: (show: (() => void) | undefined) => ReactNode;
  readonly empty: ReactNode;
}

export function ChartDesk({ onOrder, notices, bar, ticket, keysWithoutTicket, empty }: ChartDeskProps): ReactElement {
  const { t } = useLingui();
  const controls = useChartGrid();
  const ticketColumn = useColumn(columns.ticket, '(min-width: 1024px)');
  const showTicket = ticketColumn.isShown === false ? ticketColumn.toggle : undefined;
  const watchColumn = useColumn(columns.watchlist, '(min-width: 1280px)');
  return (
    <Desk>
      {notices}
      <Head>
        {bar}
        <Panel aria-label={t`Account`}>
          <Strip>
            <BackToTrade />
            <WalletButton />
          </Strip>
        </Panel>
      </Head>
      <Columns>
        {watchColumn.isShown && (
          <WatchColumn aria-label={t`Watchlist`}>
            <Watchlist />
          </WatchColumn>
        )}
        <ChartCells
          head={<DeskTools controls={controls} watchlist={watchColumn} ticket={ticketColumn} />}
          controls={controls}
          onDraft={showTicket}
          onOrder={onOrder}
          empty={empty}
        />
        {ticketColumn.isShown ? (
          <TicketColumn aria-label={t`Ticket`}>{ticket}</TicketColumn>
        ) : (
          keysWithoutTicket(showTicket)
        )}
      </Columns>
    </Desk>
  );
}
