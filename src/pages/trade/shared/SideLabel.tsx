import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import type { TradeDirection } from '#domain/trade/types.ts';
import { Icon } from '#ui/text/Icon.tsx';
import { SideWord } from './PanelParts.ts';

export function SideLabel({ side }: { readonly side: TradeDirection }): ReactElement {
  return (
    <SideWord data-side={side}>
      <Icon name={side === 'BUY' ? 'arrowUp' : 'arrowDown'} size={12} />
      {side === 'BUY' ? <Trans>Buy</Trans> : <Trans>Sell</Trans>}
    </SideWord>
  );
}
