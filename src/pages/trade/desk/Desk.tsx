import { Trans, useLingui } from '@lingui/react/macro';
import { useSyncExternalStore, type ReactElement, type ReactNode } from 'react';
import { withCollapsed } from '#domain/desk/changeLayout.ts';
import type { CollapsiblePart } from '#domain/desk/deskLayout.ts';
import { deskStore } from '#stores/deskStore.ts';
import { Icon, type IconName } from '#ui/text/Icon.tsx';
import { DeskArea, RailButton } from './DeskStyles.ts';
import { focusPart } from './focusPart.ts';
import { Handle } from './Handle.tsx';
import { LayoutButton } from './LayoutButton.tsx';

interface RailProps {
  readonly part: CollapsiblePart;
  readonly icon: IconName;
  readonly label: string;
  readonly children: ReactNode;
}

function Rail({ part, icon, label, children }: RailProps): ReactElement {
  const restore = (): void => {
    deskStore.set(withCollapsed(deskStore.current(), part, false));
    focusPart(part);
  };
  return (
    <RailButton type="button" data-part={part} aria-label={label} title={label} onClick={restore}>
      <Icon name={icon} />
      {children}
    </RailButton>
  );
}

export function Desk(): ReactElement {
  const { t } = useLingui();
  const { collapsed } = useSyncExternalStore(deskStore.subscribe, deskStore.current);
  const hasChart = !collapsed.includes('chart');
  return (
    <>
      <DeskArea style={{ gridArea: 'bar' }}>
        <LayoutButton />
      </DeskArea>
      <DeskArea style={{ gridArea: 'chart' }}>
        {!hasChart && (
          <Rail part="chart" icon="chevronDown" label={t`Show the chart`}>
            <Trans>Chart</Trans>
          </Rail>
        )}
      </DeskArea>
      <DeskArea style={{ gridArea: 'orders' }}>
        {hasChart && <Handle part="orders" label={t`Height of your orders`} />}
        {collapsed.includes('orders') && (
          <Rail part="orders" icon="arrowUp" label={t`Show your orders`}>
            <Trans>Your orders</Trans>
          </Rail>
        )}
      </DeskArea>
      <DeskArea style={{ gridArea: 'book' }}>
        <Handle part="book" label={t`Width of the order book`} />
        {collapsed.includes('book') && (
          <Rail part="book" icon="chevronLeft" label={t`Show the order book`}>
            <Trans>Order book</Trans>
          </Rail>
        )}
      </DeskArea>
      <DeskArea style={{ gridArea: 'ticket' }}>
        <Handle part="ticket" label={t`Width of the ticket`} />
      </DeskArea>
    </>
  );
}
