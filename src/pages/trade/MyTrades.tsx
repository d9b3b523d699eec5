import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import type { ReactElement } from 'react';
import { accountTrades } from '../../domain/orderBook/accountOrders.ts';
import { valueOf } from '../../lib/loadable.ts';
import type { AccountEvents } from '../../reads/accountOrdersStore.ts';
import { useTokens } from '../../reads/useTokens.ts';
import { Table } from '../../ui/Table.tsx';
import { ExportCsv, OwnHistoryState, TransactionMoment } from './OwnHistoryParts.tsx';
import { tradesFile, tradeRow } from './ownHistoryView.ts';
import { PanelBody } from './PanelParts.ts';
import { SideLabel } from './SideLabel.tsx';

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
          <ExportCsv name="trades.csv" rows={tradesFile(rows)} />
          <Table>
            <caption>
              <Trans>My trades</Trans>
            </caption>
            <thead>
              <tr>
                <th scope="col">
                  <Trans>Time</Trans>
                </th>
                <th scope="col">
                  <Trans>Market</Trans>
                </th>
                <th scope="col">
                  <Trans>Side</Trans>
                </th>
                <th scope="col" data-num="">
                  <Trans>Price</Trans>
                </th>
                <th scope="col" data-num="">
                  <Trans>Amount</Trans>
                </th>
                <th scope="col" data-num="">
                  <Trans>Fee</Trans>
                </th>
                <th scope="col">
                  <Trans>Role</Trans>
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.key}>
                  <td>
                    <TransactionMoment moment={row.moment} hash={row.transactionHash} />
                  </td>
                  <td>{row.pair}</td>
                  <td>
                    <SideLabel side={row.side} />
                  </td>
                  <td data-num="">{row.price}</td>
                  <td data-num="" title={row.exactAmount}>
                    {row.amount}
                  </td>
                  <td data-num="">{row.fee}</td>
                  <td>{row.role === 'maker' ? <Trans>Maker</Trans> : <Trans>Taker</Trans>}</td>
                </tr>
              ))}
            </tbody>
          </Table>
        </>
      )}
    </PanelBody>
  );
}
