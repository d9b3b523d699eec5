import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import type { OpenOrderView } from '../own/openOrderView.ts';
import { useFollowUpOf } from './useFollowUpOf.ts';

/** Says before an order is cancelled that its prepared order goes with it. */
export function FollowUpDropped({ view }: { readonly view: OpenOrderView }): ReactElement | null {
  const price = useFollowUpOf(view)?.price;
  if (price === undefined) return null;
  return (
    <p>
      <Trans>The order that you prepared at {price} for its fill will be dropped.</Trans>
    </p>
  );
}
