import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useState } from 'react';
import type { CSSProperties, ReactElement } from 'react';
import { MarketLogo } from '#features/tokenLogo/index.ts';
import { marketName } from '#state/marketRule.ts';
import { Button } from '#ui/fields/Button.tsx';
import { VisuallyHidden } from '#ui/text/VisuallyHidden.ts';
import { ShortDistance } from './OrderDistance.tsx';
import { OrdersTable } from './OrdersTable.ts';
import { FilledBar, WithLogo } from './PanelParts.ts';
import { SideLabel } from './SideLabel.tsx';
import { viewKey } from './openOrderView.ts';
import type { OpenOrderView } from './openOrderView.ts';
import { PriceFigure, TransactionMoment } from './OwnHistoryParts.tsx';
import type { DetailedOrder } from './useOrderDetails.ts';

const WhyNotFilled = lazy(() =>
  import('../confirm/WhyNotFilled.tsx').then(({ WhyNotFilled }) => ({ default: WhyNotFilled })),
);

export interface OrderRowsProps {
  readonly orders: readonly DetailedOrder[];
  readonly onCancel: (order: OpenOrderView) => void;
  readonly onMove: (order: OpenOrderView) => void;
}

const columns = 8;

interface RowProps extends Pick<OrderRowsProps, 'onCancel' | 'onMove'> {
  readonly view: DetailedOrder;
}

function Row({ view, onCancel, onMove }: RowProps): ReactElement {
  const { t } = useLingui();
  const [isAsked, ask] = useState(false);
  return (
    <>
      <tr>
        <td>
          <WithLogo>
            <MarketLogo base={view.market.base} quote={view.market.quote} size={16} />
            {marketName(view.market)}
          </WithLogo>
        </td>
        <td>
          <SideLabel side={view.side} />
        </td>
        <td data-num="" title={view.exactPrice}>
          <PriceFigure text={view.price} indent={view.priceIndent} />
        </td>
        <td data-num="" title={view.exactAmount}>
          {view.amount}
        </td>
        <td>
          <FilledBar style={{ '--v': view.filledPercent ?? 0 } as CSSProperties}>
            <i aria-hidden="true" />
            {view.filled}
          </FilledBar>
          {view.cancelled !== undefined && <Trans>{view.cancelled} cancelled</Trans>}
        </td>
        <td>
          <ShortDistance distance={view.distance} />
        </td>
        <td>
          {view.placed ? <TransactionMoment moment={view.placed} hash={view.placed.transactionHash} short /> : <>–</>}
        </td>
        <td data-num="">
          <Button
            size="xs"
            variant="ghost"
            aria-expanded={isAsked}
            aria-label={t`Why is the order of ${view.amount} at ${view.price} not filled?`}
            onClick={() => ask(!isAsked)}
          >
            <Trans>Why?</Trans>
          </Button>{' '}
          <Button
            size="xs"
            variant="ghost"
            aria-label={t`Move the order of ${view.amount} at ${view.price}`}
            onClick={() => onMove(view)}
          >
            <Trans>Move</Trans>
          </Button>{' '}
          <Button
            size="xs"
            aria-label={t`Cancel the order of ${view.amount} at ${view.price}`}
            onClick={() => onCancel(view)}
          >
            <Trans>Cancel</Trans>
          </Button>
        </td>
      </tr>
      {isAsked && (
        <tr>
          <td colSpan={columns}>
            <Suspense fallback={null}>
              <WhyNotFilled view={view} />
            </Suspense>
          </td>
        </tr>
      )}
    </>
  );
}

/** Open orders on a desk, each with its way back and the reason it waits. */
export function OpenOrdersTable({ orders, onCancel, onMove }: OrderRowsProps): ReactElement {
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
            <Trans>Placed</Trans>
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
          <Row key={viewKey(view)} view={view} onCancel={onCancel} onMove={onMove} />
        ))}
      </tbody>
    </OrdersTable>
  );
}
