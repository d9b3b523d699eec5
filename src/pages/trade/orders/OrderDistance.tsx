import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import type { OpenOrderView } from './openOrderView.ts';

/** How far the market is from an order's price, in a sentence. */
export function OrderDistance({ distance }: Pick<OpenOrderView, 'distance'>): ReactElement {
  if (distance === undefined) return <>–</>;
  switch (distance.side) {
    case 'above':
      return <Trans>Market is {distance.percent} above</Trans>;
    case 'below':
      return <Trans>Market is {distance.percent} below</Trans>;
    case 'reached':
      return <Trans>Price reached, waiting for a taker</Trans>;
  }
}

/** The same for a column: above with a plus, below with a minus, and the sentence on hover. */
export function ShortDistance({ distance }: Pick<OpenOrderView, 'distance'>): ReactElement {
  const { t } = useLingui();
  if (distance === undefined) return <>–</>;
  const { side, percent } = distance;
  switch (side) {
    case 'above':
      return <span title={t`Market is ${percent} above`}>+{percent}</span>;
    case 'below':
      return <span title={t`Market is ${percent} below`}>−{percent}</span>;
    case 'reached':
      return (
        <span title={t`Price reached, waiting for a taker`}>
          <Trans>Reached</Trans>
        </span>
      );
  }
}
