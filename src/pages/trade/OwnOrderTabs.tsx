import type { ReactElement } from 'react';
import { OrdersTabs, type OrdersTabsProps } from './OrdersTabs.tsx';
import { useOpenOrders, useOwnEvents } from './order/own/useOpenOrders.ts';

export function OwnOrderTabs(props: OrdersTabsProps): ReactElement {
  const events = useOwnEvents(props.scope);
  const open = useOpenOrders(props.scope, events);
  return <OrdersTabs {...props} events={events} open={open} />;
}
