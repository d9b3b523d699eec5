import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { Button, type ButtonSize } from '#ui/fields/Button.tsx';
import type { OpenOrderView } from './openOrderView.ts';
import type { DetailedOrder } from './useOrderDetails.ts';

export interface OrderActions {
  readonly onCancel: (order: OpenOrderView) => void;
  readonly onMove: (order: OpenOrderView) => void;
}

interface OrderButtonsProps {
  readonly view: DetailedOrder;
  readonly size: ButtonSize;
  readonly actions: OrderActions;
}

export function OrderButtons({ view, size, actions }: OrderButtonsProps): ReactElement {
  const { t } = useLingui();
  const { amount, price, isCancelling } = view;
  return (
    <>
      <Button
        size={size}
        variant="ghost"
        aria-label={t`Move the order of ${amount} at ${price}`}
        onClick={() => actions.onMove(view)}
      >
        <Trans>Move</Trans>
      </Button>{' '}
      <Button
        size={size}
        aria-label={
          isCancelling ? t`Cancelling the order of ${amount} at ${price}` : t`Cancel the order of ${amount} at ${price}`
        }
        onClick={() => actions.onCancel(view)}
      >
        {isCancelling ? <Trans>Cancelling</Trans> : <Trans>Cancel</Trans>}
      </Button>
    </>
  );
}
