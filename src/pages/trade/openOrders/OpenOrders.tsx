import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo, useState, type ReactElement } from 'react';
import type { Address } from '#domain/tokens/types.ts';
import { OrdersAlert } from '#features/alerts/index.ts';
import type { TradeCurrencies } from '#reads/tokens/useTradeCurrencies.ts';
import { useWallet } from '#reads/wallet/useWallet.ts';
import type { AccountEvents } from '#stores/accountOrdersStore.ts';
import { Button } from '#ui/fields/Button.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { lazyPart } from '#ui/lazyPart.tsx';
import { alignedRows } from '../shared/alignAmounts.ts';
import { viewKey, type OpenOrderView } from '../order/own/openOrderView.ts';
import { PanelBody } from '../shared/PanelParts.ts';
import type { OpenOrdersReading } from '../order/own/useOpenOrders.ts';
import { useOrderDetails } from '../order/own/useOrderDetails.ts';

const MoveOrder = lazyPart(async () => (await import('./MoveOrder.tsx')).MoveOrder);
const OpenOrderList = lazyPart(
  async () => (await import('./OpenOrderList.tsx')).OpenOrderList,
  () => <Skeleton $height="72px" />,
);
const OrderNotices = lazyPart(async () => (await import('./OrderNotices.tsx')).OrderNotices);
const CancelOrder = lazyPart(async () => (await import('../order/cancel/CancelOrder.tsx')).CancelOrder);
const FollowUpDialog = lazyPart(async () => (await import('../order/followUps/FollowUpDialog.tsx')).FollowUpDialog);
const CancelAll = lazyPart(async () => (await import('../order/cancel/CancelAll.tsx')).CancelAll);

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

interface DialogsProps {
  readonly cancelling: OpenOrderView | undefined;
  readonly moving: OpenOrderView | undefined;
  readonly followed: OpenOrderView | undefined;
  readonly cancellingAll: readonly OpenOrderView[] | undefined;
  readonly present: readonly OpenOrderView[];
  readonly events: AccountEvents;
  readonly onClose: () => void;
}

function OrderDialogs(props: DialogsProps): ReactElement {
  const { cancelling, moving, followed, cancellingAll, present, events, onClose } = props;
  return (
    <>
      {cancelling && <CancelOrder key={viewKey(cancelling)} view={cancelling} onClose={onClose} />}
      {moving && <MoveOrder order={moving.order} market={moving.market} onClose={onClose} />}
      {followed && <FollowUpDialog view={followed} events={events} onClose={onClose} />}
      {cancellingAll && <CancelAll views={cancellingAll} present={present} onClose={onClose} />}
    </>
  );
}

const noOrders: readonly OpenOrderView[] = [];

interface OpenOrdersProps {
  readonly account: Address | undefined;
  readonly currencies: TradeCurrencies;
  readonly open: OpenOrdersReading;
  readonly events: AccountEvents;
  readonly here: string | undefined;
  readonly onPlaceLimit: () => void;
}

export function OpenOrders({
  account,
  currencies,
  open,
  events,
  here: place,
  onPlaceLimit,
}: OpenOrdersProps): ReactElement {
  const { t } = useLingui();
  const { signer } = useWallet();
  const [cancellingAll, cancelAll] = useState<readonly OpenOrderView[]>();
  const { here = noOrders, elsewhere, isReading } = open;
  const all = useMemo(() => alignedRows([...here, ...elsewhere]), [here, elsewhere]);
  const views = useOrderDetails(all, events);
  const [moving, move] = useState<OpenOrderView>();
  const { cancelling, choose } = useCancelling(account, views);
  const [followed, follow] = useState<OpenOrderView>();
  const actions = signer && { onCancel: choose, onMove: move, onFollowUp: follow };
  return (
    <>
      <PanelBody tabIndex={0} role="group" aria-label={t`Open orders`}>
        <OrderNotices {...{ account, currencies, events, views }} onCancel={actions?.onCancel} />
        {isReading && <Skeleton $height="72px" />}
        {!isReading && views.length === 0 && <Empty onPlaceLimit={onPlaceLimit} />}
        {views.length > 0 && (
          <OpenOrderList {...{ account, views, events, actions }} here={place} onCancelAll={signer && cancelAll} />
        )}
      </PanelBody>
      <OrderDialogs
        {...{ cancelling, moving, followed, cancellingAll, events }}
        present={views}
        onClose={() => {
          choose(undefined);
          move(undefined);
          follow(undefined);
          cancelAll(undefined);
        }}
      />
    </>
  );
}
