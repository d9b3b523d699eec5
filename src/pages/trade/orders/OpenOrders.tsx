import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useMemo, useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import type { Address } from '#domain/tokens/types.ts';
import { OrdersAlert } from '#features/alerts/index.ts';
import type { TradeCurrencies } from '#reads/tokens/useTradeCurrencies.ts';
import { useWallet } from '#reads/wallet/useWallet.ts';
import type { AccountEvents } from '#stores/accountOrdersStore.ts';
import { Button } from '#ui/fields/Button.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { useIsPhone } from '#ui/hooks/useMediaQuery.ts';
import { color, height, media, space, text } from '#ui/theme/theme.ts';
import { lazyPart } from '#ui/lazyPart.tsx';
import { alignedRows } from './alignAmounts.ts';
import { OrderCard } from './OrderCard.tsx';
import { viewKey, type OpenOrderView } from './openOrderView.ts';
import { PanelBody } from './PanelParts.ts';
import type { OpenOrdersReading } from './useOpenOrders.ts';
import { useOrderDetails, type DetailedOrder } from './useOrderDetails.ts';

const MoveOrder = lazy(() => import('./MoveOrder.tsx').then(({ MoveOrder }) => ({ default: MoveOrder })));
const OpenOrdersTable = lazy(() =>
  import('./OpenOrdersTable.tsx').then(({ OpenOrdersTable }) => ({ default: OpenOrdersTable })),
);
const ExportOpenOrders = lazyPart(async () => (await import('./ExportButton.tsx')).ExportOpenOrders);
const OrderNotices = lazyPart(async () => (await import('./OrderNotices.tsx')).OrderNotices);
const CancelOrder = lazy(() => import('./CancelOrder.tsx').then(({ CancelOrder }) => ({ default: CancelOrder })));
const CancelAll = lazy(() => import('./CancelAll.tsx').then(({ CancelAll }) => ({ default: CancelAll })));

const ScopeLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  padding: ${space(1, 3)};
  ${text(12)}
  & > * {
    display: inline-flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space(1)};
  }
  & > label {
    color: ${color('text-3')};
  }
  ${media.phone} {
    padding: ${space(0, 3)};
    & > label {
      min-height: ${height('touch')};
    }
  }
`;

function Empty({ onPlaceLimit }: Pick<OpenOrdersProps, 'onPlaceLimit'>): ReactElement {
  return (
    <EmptyState
      icon="list"
      title={<Trans>No open orders</Trans>}
      action={
        <>
          <Button size="sm" onClick={onPlaceLimit}>
            <Trans>Place a limit order</Trans>
          </Button>{' '}
          <OrdersAlert />
        </>
      }
    >
      <Trans>Limit orders and unfilled parts of market orders appear here. They pay no fee.</Trans>
    </EmptyState>
  );
}

const useCancelling = (account: Address | undefined, views: readonly OpenOrderView[]) => {
  const [chosen, choose] = useState<OpenOrderView>();
  const isGone = chosen && chosen.order.maker !== account;
  if (isGone) choose(undefined);
  const cancelling = isGone ? undefined : chosen;
  return {
    cancelling: views.find((view) => cancelling && viewKey(view) === viewKey(cancelling)) ?? cancelling,
    choose,
  };
};

interface ScopeProps {
  readonly views: readonly DetailedOrder[];
  readonly isHereOnly: boolean;
  readonly onChange: (isHereOnly: boolean) => void;
  readonly onCancelAll: (() => void) | undefined;
}

function Scope({ views, isHereOnly, onChange, onCancelAll }: ScopeProps): ReactElement {
  return (
    <ScopeLine>
      <label>
        <input type="checkbox" checked={isHereOnly} onChange={(event) => onChange(event.target.checked)} />
        <Trans>This market only</Trans>
      </label>
      <span>
        <OrdersAlert />
        {views.length > 0 && <ExportOpenOrders views={views} />}
        {views.length > 1 && onCancelAll && (
          <Button size="xs" onClick={onCancelAll}>
            <Trans>Cancel all</Trans>
          </Button>
        )}
      </span>
    </ScopeLine>
  );
}

const noOrders: readonly OpenOrderView[] = [];

export interface OpenOrdersProps {
  readonly account: Address | undefined;
  readonly currencies: TradeCurrencies;
  readonly open: OpenOrdersReading;
  readonly events: AccountEvents;
  readonly onPlaceLimit: () => void;
}

export function OpenOrders({ account, currencies, open, events, onPlaceLimit }: OpenOrdersProps): ReactElement {
  const { t } = useLingui();
  const isPhone = useIsPhone();
  const { signer } = useWallet();
  const [isHereOnly, showHereOnly] = useState(false);
  const [cancellingAll, cancelAll] = useState<readonly OpenOrderView[]>();
  const { here = noOrders, elsewhere, isReading } = open;
  const shown = useMemo(() => alignedRows(isHereOnly ? here : [...here, ...elsewhere]), [isHereOnly, here, elsewhere]);
  const views = useOrderDetails(shown, events);
  const [moving, move] = useState<OpenOrderView>();
  const { cancelling, choose } = useCancelling(account, views);
  const actions = signer && { onCancel: choose, onMove: move };
  const hasAny = here.length + elsewhere.length > 0;
  return (
    <>
      <PanelBody tabIndex={0} role="group" aria-label={t`Open orders`}>
        <OrderNotices {...{ account, currencies, events, views }} onCancel={actions?.onCancel} />
        {hasAny && (
          <Scope
            views={views}
            isHereOnly={isHereOnly}
            onChange={showHereOnly}
            onCancelAll={signer && (() => cancelAll(views))}
          />
        )}
        {isReading && <Skeleton $height="72px" />}
        {!isReading && views.length === 0 && <Empty onPlaceLimit={onPlaceLimit} />}
        {views.length > 0 && !isPhone && (
          <Suspense fallback={<Skeleton $height="72px" />}>
            <OpenOrdersTable orders={views} actions={actions} />
          </Suspense>
        )}
        {isPhone && views.map((view) => <OrderCard key={viewKey(view)} view={view} actions={actions} />)}
      </PanelBody>
      <Suspense fallback={null}>
        {cancelling && <CancelOrder key={viewKey(cancelling)} view={cancelling} onClose={() => choose(undefined)} />}
        {moving && <MoveOrder order={moving.order} market={moving.market} onClose={() => move(undefined)} />}
        {cancellingAll && <CancelAll views={cancellingAll} onClose={() => cancelAll(undefined)} />}
      </Suspense>
    </>
  );
}
