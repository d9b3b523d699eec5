import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { Icon } from '#ui/text/Icon.tsx';
import type { OpenOrderView } from './openOrderView.ts';
import { SideWord } from './PanelParts.ts';

export function SideLabel({ side }: Pick<OpenOrderView, 'side'>): ReactElement {
  return (
    <SideWord data-side={side}>
      <Icon name={side === 'BUY' ? 'arrowUp' : 'arrowDown'} size={12} />
      {side === 'BUY' ? <Trans>Buy</Trans> : <Trans>Sell</Trans>}
    </SideWord>
  );
}
