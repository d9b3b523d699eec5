import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { Button, type ButtonSize } from '#ui/fields/Button.tsx';
import { useFollowUpOf } from '../order/followUps/useFollowUpOf.ts';
import type { OpenOrderView } from '../order/own/openOrderView.ts';
import type { DetailedOrder } from '../order/own/useOrderDetails.ts';

export interface OrderActions {
  readonly onCancel: (order: OpenOrderView) => void;
  readonly onMove: (order: OpenOrderView) => void;
  readonly onFollowUp: (order: OpenOrderView) => void;
}

interface FollowUpButtonProps extends Pick<OrderButtonsProps, 'view' | 'size'> {
  readonly onPress: (order: OpenOrderView) => void;
}

function FollowUpButton({ view, size, onPress }: FollowUpButtonProps): ReactElement {
  const { t } = useLingui();
  const { amount, price } = view;
  const known = useFollowUpOf(view);
  const label = known ? t`Then ${known.price}` : t`Then…`;
  const meaning = known
    ? t`When the order of ${amount} at ${price} fills, offer at ${known.price}. Change`
    : t`When the order of ${amount} at ${price} fills…`;
  return (
    // The name begins with the visible words, because voice control presses the button by them.
    <Button
      size={size}
      variant="ghost"
      aria-label={`${label}: ${meaning}`}
      title={meaning}
      onClick={() => onPress(view)}
    >
      {label}
    </Button>
  );
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
      <FollowUpButton view={view} size={size} onPress={actions.onFollowUp} />{' '}
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
