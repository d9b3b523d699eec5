import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import type { OpenOrderView } from './openOrderView.ts';

/** How far the market is from an order's price. */
export function OrderDistance({ distance }: Pick<OpenOrderView, 'distance'>): ReactElement {
  if (distance === undefined) return <>–</>;
  switch (distance.side) {
    case 'above':
      return <Trans>Market is {distance.percent} above</Trans>;
    case 'below':
      return <Trans>Market is {distance.percent} below</Trans>;
    case 'reached':
      return <Trans>Price reached, waits for a taker</Trans>;
  }
}
