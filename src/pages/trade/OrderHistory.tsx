import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import type { ReactElement } from 'react';
import { orderStories } from '../../domain/orderBook/accountOrders.ts';
import type { OrderStory } from '../../domain/orderBook/accountOrders.ts';
import { valueOf } from '../../lib/loadable.ts';
import type { AccountEvents } from '../../reads/accountOrdersStore.ts';
import { useTokens } from '../../reads/useTokens.ts';
import { Table } from '../../ui/Table.tsx';
import { ExportCsv, OwnHistoryState, TransactionMoment } from './OwnHistoryParts.tsx';
import { historyFile, historyRow } from './ownHistoryView.ts';
import { PanelBody } from './PanelParts.ts';
import { SideLabel } from './SideLabel.tsx';

/** What became of an order. */
function StateWord({ state }: Pick<OrderStory, 'state'>): ReactElement {
  switch (state) {
    case 'open':
      return <Trans>Open</Trans>;
    case 'filled':
      return <Trans>Filled</Trans>;
    case 'cancelled':
      return <Trans>Cancelled</Trans>;
  }
}

export interface OrderHistoryProps {
  readonly connected: boolean;
  readonly events: AccountEvents;
}

const useRows = (events: AccountEvents) => {
  const known = valueOf(events);
  const found = useMemo(() => (known ? orderStories(known) : []), [known]);
  const tokens = useTokens(found.flatMap(({ soldToken, wantedToken }) => [soldToken, wantedToken]));
  return useMemo(() => found.flatMap((one) => historyRow(one, tokens) ?? []), [found, tokens]);
};

/** Every order of the account, in all markets, and what became of it. */
export function OrderHistory({ connected, events }: OrderHistoryProps): ReactElement {
  const { t } = useLingui();
  const rows = useRows(events);
  return (
    <PanelBody tabIndex={0} role="group" aria-label={t`Order history`}>
      {rows.length === 0 ? (
        <OwnHistoryState connected={connected} events={events} none={<Trans>No orders yet</Trans>} />
      ) : (
        <>
          <ExportCsv name="orders.csv" rows={historyFile(rows)} />
          <Table>
            <caption>
              <Trans>Order history</Trans>
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
                  <Trans>Filled</Trans>
                </th>
                <th scope="col">
                  <Trans>State</Trans>
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
                  <td data-num="">{row.filled}</td>
                  <td>
                    <StateWord state={row.state} />
                  </td>
                </tr>
              ))}
            </tbody>
          </Table>
        </>
      )}
    </PanelBody>
  );
}
