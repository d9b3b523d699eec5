import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import type { OpenOrderView } from './openOrderView.ts';

export function OrderDistance({ distance }: Pick<OpenOrderView, 'distance'>): ReactElement {
  if (distance === undefined) return <>–</>;
  switch (distance.side) {
    case 'above':
      return <Trans>{distance.percent} above the market</Trans>;
    case 'below':
      return <Trans>{distance.percent} below the market</Trans>;
    case 'reached':
      return <Trans>Price reached, waiting for a taker</Trans>;
  }
}

export function ShortDistance({ distance }: Pick<OpenOrderView, 'distance'>): ReactElement {
  const { t } = useLingui();
  if (distance === undefined) return <>–</>;
  switch (distance.side) {
    case 'above':
      return <span title={t`${distance.percent} above the market`}>+{distance.percent}</span>;
    case 'below':
      return <span title={t`${distance.percent} below the market`}>−{distance.percent}</span>;
    case 'reached':
      return (
        <span title={t`Price reached, waiting for a taker`}>
          <Trans>Reached</Trans>
        </span>
      );
  }
}
