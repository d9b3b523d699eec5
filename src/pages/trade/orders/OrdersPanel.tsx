import { useState } from 'react';
import type { ReactElement } from 'react';
import { OwnOrders, WithoutOwn } from './lazyOwnOrders.tsx';
import type { OrdersTab, OrdersTabsProps } from './OrdersTabs.tsx';

/** The account's own on this page; without an account, what it would have. */
export function OrdersPanel(props: Omit<OrdersTabsProps, 'chosen' | 'onChoose'>): ReactElement {
  const [chosen, choose] = useState<OrdersTab>('open');
  const Shown = props.scope.account === undefined ? WithoutOwn : OwnOrders;
  return <Shown {...props} chosen={chosen} onChoose={choose} />;
}
