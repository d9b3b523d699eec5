import { Trans } from '@lingui/react/macro';
import { useMemo, type ReactElement } from 'react';
import { POLYGON_CHAIN_ID } from '#config/chains.ts';
import { wrappedNative } from '#config/tokens/tokens.ts';
import { restsToCancel } from '#domain/transactions/pendingCancels.ts';
import { useAppSelector } from '#state/hooks.ts';
import { selectTransactions } from '#state/transactions/selectors.ts';
import { Banner } from '#ui/feedback/Banner.tsx';
import { Button } from '#ui/fields/Button.tsx';
import { viewKey, type OpenOrderView } from '../order/own/openOrderView.ts';
import type { DetailedOrder } from '../order/own/useOrderDetails.ts';

export interface RestsToCancelProps {
  readonly views: readonly DetailedOrder[];
  readonly onCancel: ((view: OpenOrderView) => void) | undefined;
}

interface RestProps extends Pick<RestsToCancelProps, 'onCancel'> {
  readonly view: OpenOrderView;
}

function Rest({ view, onCancel }: RestProps): ReactElement {
  const { left, price } = view;
  return (
    <Banner
      tone="warning"
      title={
        <Trans>
          {left} of your market order is still open at {price}
        </Trans>
      }
      action={
        onCancel && (
          <Button size="xs" variant="outline" onClick={() => onCancel(view)}>
            <Trans>Cancel rest</Trans>
          </Button>
        )
      }
    >
      <Trans>You chose to cancel what does not fill. It can fill at that price until you cancel it.</Trans>
    </Banner>
  );
}

/** Open remainders of market orders that were to leave none: the cancellation was not signed, or it failed. */
export function RestsToCancel({ views, onCancel }: RestsToCancelProps): ReactElement {
  const records = useAppSelector((state) => selectTransactions(state, POLYGON_CHAIN_ID));
  const keys = useMemo(() => restsToCancel(Object.values(records), wrappedNative.address), [records]);
  const rests = views.filter((view) => keys.has(viewKey(view)) && !view.isCancelling);
  return (
    <>
      {rests.map((view) => (
        <Rest key={viewKey(view)} view={view} onCancel={onCancel} />
      ))}
    </>
  );
}
