import { memo, useState } from 'react';
import { OwnOrderTabs, WithoutOwn } from './lazyOwnOrderTabs.tsx';
import type { OrdersTab, OrdersTabsProps } from './OrdersTabs.tsx';

export const OrdersPanel = memo(function OrdersPanel(props: Omit<OrdersTabsProps, 'chosen' | 'onChoose'>) {
  const [chosen, choose] = useState<OrdersTab>('open');
  const Shown = props.scope.account === undefined ? WithoutOwn : OwnOrderTabs;
  return <Shown {...props} chosen={chosen} onChoose={choose} />;
});
