import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactElement } from 'react';
import { Button } from '#ui/fields/Button.tsx';
import { DialogColumn } from '#ui/layout/AmountList.ts';
import { Modal } from '#ui/overlay/Modal.tsx';
import { bookToken } from '../shared/tradeMarket.ts';
import { CancelOrder } from '../order/cancel/CancelOrder.tsx';
import { MoveOrder, type MoveOrderProps } from './MoveOrder.tsx';
import { openOrderView } from '../order/own/openOrderView.ts';
import { useLiveOrder } from './useLiveOrder.ts';

/** Dialog for an own order after a press on its line. A price from a drag opens the move at once. */
export function OrderFromChart(props: MoveOrderProps): ReactElement {
  const { order, market, price, onClose } = props;
  const { t } = useLingui();
  const [chosen, choose] = useState<'move' | 'cancel' | undefined>(price === undefined ? undefined : 'move');
  const live = useLiveOrder(order);
  const view = openOrderView(live.order, market, bookToken(market.base), undefined);
  const isGone = live.isRead && !live.isOpen;
  if (chosen === 'move') return <MoveOrder {...props} />;
  if (chosen === 'cancel') return <CancelOrder view={view} onClose={onClose} />;
  return (
    <Modal open onClose={onClose} title={t`Your order`}>
      <DialogColumn>
        <p>
          {view.side === 'BUY' ? (
            <Trans>
              Buy {view.amount} at {view.price}.
            </Trans>
          ) : (
            <Trans>
              Sell {view.amount} at {view.price}.
            </Trans>
          )}
        </p>
        {isGone && (
          <p role="alert">
            <Trans>This order is no longer open.</Trans>
          </p>
        )}
        <Button block disabled={isGone} onClick={() => choose('move')}>
          <Trans>Move order</Trans>
        </Button>
        <Button block variant="danger" disabled={isGone} onClick={() => choose('cancel')}>
          <Trans>Cancel order</Trans>
        </Button>
        <Button block variant="ghost" onClick={onClose}>
          <Trans>Keep order</Trans>
        </Button>
      </DialogColumn>
    </Modal>
  );
}
