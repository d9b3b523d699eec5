import { memo, useState, type ReactElement } from 'react';
import { idle } from '#lib/loadable.ts';
import { lazyPart } from '#ui/lazyPart.tsx';
import { OrdersTabs, type OrdersTab, type OrdersTabsProps } from './OrdersTabs.tsx';
import type { OpenOrdersReading } from './order/own/useOpenOrders.ts';

const unread: OpenOrdersReading = { here: undefined, elsewhere: [], isReading: true };

function WithoutOwn(props: OrdersTabsProps): ReactElement {
  return <OrdersTabs {...props} events={idle} open={unread} />;
}

/** Loads the code that reads an account's orders once there is an account. */
export const OwnOrderTabs = lazyPart(async () => (await import('./OwnOrderTabs.tsx')).OwnOrderTabs, WithoutOwn);

export const OrdersPanel = memo(function OrdersPanel(props: Omit<OrdersTabsProps, 'chosen' | 'onChoose'>) {
  const [chosen, choose] = useState<OrdersTab>('open');
  const Shown = props.scope.account === undefined ? WithoutOwn : OwnOrderTabs;
  return <Shown {...props} chosen={chosen} onChoose={choose} />;
});
