import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useMemo, useState } from 'react';
import type { CSSProperties, ReactElement } from 'react';
import { useMyOrders } from '../../reads/useMyOrders.ts';
import { valueOf } from '../../lib/loadable.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useIsPhone } from '../../ui/hooks/useMediaQuery.ts';
import { NoWallet } from './NoWallet.tsx';
import { OrderCard } from './OrderCard.tsx';
import { OrderDistance } from './OrderDistance.tsx';
import { OrdersTable } from './OrdersTable.ts';
import { SideLabel } from './SideLabel.tsx';
import { openOrderView } from './openOrderView.ts';
import type { OpenOrderView } from './openOrderView.ts';
import { FilledBar, PanelBody, PanelHead, VisuallyHidden } from './PanelParts.ts';
import { CountChip } from './CountChip.ts';
import { AreaPanel } from './TradeLayout.ts';
import type { TradeForm } from './useTradeForm.ts';

const CancelOrder = lazy(() => import('./CancelOrder.tsx').then(({ CancelOrder }) => ({ default: CancelOrder })));

interface RowsProps {
  readonly orders: readonly OpenOrderView[];
  readonly pairName: string;
  readonly onCancel: (order: OpenOrderView) => void;
}

function Rows({ orders, pairName, onCancel }: RowsProps): ReactElement {
  const { t } = useLingui();
  return (
    <OrdersTable>
      <caption>
        <Trans>Open orders</Trans>
      </caption>
      <thead>
        <tr>
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
          <th scope="col">
            <Trans>Filled</Trans>
          </th>
          <th scope="col">
            <Trans>Distance</Trans>
          </th>
          <th scope="col">
            <VisuallyHidden>
              <Trans>Actions</Trans>
            </VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {orders.map((view) => (
          <tr key={view.order.index.toString()}>
            <td>{pairName}</td>
            <td>
              <SideLabel side={view.side} />
            </td>
            <td data-num="">{view.price}</td>
            <td data-num="" title={view.exactAmount}>
              {view.amount}
            </td>
            <td>
              <FilledBar style={{ '--v': view.filledPercent } as CSSProperties}>
                <i aria-hidden="true" />
                {view.filled}
              </FilledBar>
            </td>
            <td>
              <OrderDistance distance={view.distance} />
            </td>
            <td data-num="">
              <Button
                size="xs"
                aria-label={t`Cancel the order of ${view.amount} at ${view.price}`}
                onClick={() => onCancel(view)}
              >
                <Trans>Cancel</Trans>
              </Button>
            </td>
          </tr>
        ))}
      </tbody>
    </OrdersTable>
  );
}

function Empty({ form }: { readonly form: TradeForm }): ReactElement {
  const { account, actions } = form;
  if (account === undefined) {
    return (
      <NoWallet>
        <Trans>Connect a wallet to see its open orders.</Trans>
      </NoWallet>
    );
  }
  return (
    <EmptyState
      icon="list"
      title={<Trans>No open orders</Trans>}
      action={
        <Button size="sm" onClick={() => actions.chooseOrderType('LIMIT')}>
          <Trans>Place a limit order</Trans>
        </Button>
      }
    >
      <Trans>A limit order, or the part of a market order that did not fill, waits here and pays no fee.</Trans>
    </EmptyState>
  );
}

/** The order being taken back as the block shown has it; none once the page has moved to another market or account. */
const useCancelling = ({ account, currencies }: TradeForm, views: readonly OpenOrderView[] | undefined) => {
  const [chosen, choose] = useState<OpenOrderView>();
  const shown = [currencies.inputToken?.address, currencies.outputToken?.address];
  const isGone =
    chosen &&
    (chosen.order.maker !== account ||
      !shown.includes(chosen.order.soldToken) ||
      !shown.includes(chosen.order.wantedToken));
  if (isGone) choose(undefined);
  const cancelling = isGone ? undefined : chosen;
  return { cancelling: views?.find(({ order }) => order.index === cancelling?.order.index) ?? cancelling, choose };
};

/** The account's resting orders of this market, each with its way back. */
export function OpenOrders({ form }: { readonly form: TradeForm }): ReactElement {
  const { t } = useLingui();
  const isPhone = useIsPhone();
  const { account, market, book, direction, currencies } = form;
  const { inputToken, outputToken } = currencies;
  const base = direction === 'BUY' ? outputToken : inputToken;
  const reading = useMyOrders(account, inputToken?.address, outputToken?.address);
  const orders = valueOf(reading);
  const views = useMemo(() => {
    if (!orders || !market || !base || !book) return undefined;
    const [poolBase, poolQuote] =
      base.address === book.token0 ? [book.reserve0, book.reserve1] : [book.reserve1, book.reserve0];
    const pool = poolBase > 0n ? { numerator: poolQuote, denominator: poolBase } : undefined;
    return orders.map((order) => openOrderView(order, market, base, pool));
  }, [orders, market, base, book]);
  const { cancelling, choose } = useCancelling(form, views);
  const pairName = market ? `${market.base.symbol}/${market.quote.symbol}` : '';
  const isReading = account !== undefined && views === undefined && reading.status !== 'failed';
  return (
    <AreaPanel aria-label={t`Open orders`}>
      <PanelHead>
        <h2>
          <Trans>Open orders</Trans>
        </h2>
        {views && views.length > 0 && <CountChip>{views.length}</CountChip>}
      </PanelHead>
      <PanelBody tabIndex={0} role="group" aria-label={t`Open orders`}>
        {isReading && <Skeleton $height="72px" />}
        {!isReading && (views === undefined || views.length === 0) && <Empty form={form} />}
        {views && views.length > 0 && !isPhone && <Rows orders={views} pairName={pairName} onCancel={choose} />}
        {isPhone &&
          views?.map((view) => (
            <OrderCard key={view.order.index.toString()} view={view} pairName={pairName} onCancel={choose} />
          ))}
      </PanelBody>
      {cancelling && market && (
        <Suspense fallback={null}>
          <CancelOrder form={form} view={cancelling} onClose={() => choose(undefined)} />
        </Suspense>
      )}
    </AreaPanel>
  );
}
