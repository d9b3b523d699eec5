import { useState } from 'react';
import { valueOf } from '#lib/loadable.ts';
import type { MyOrder } from '#reads/book/useDeepOrders.ts';
import { useMyOrders } from '#reads/book/useMyOrders.ts';

interface LiveOrder {
  /** The order as it was last open, because a part may have been filled since the dialog opened. */
  readonly order: MyOrder;
  readonly isOpen: boolean;
  readonly isRead: boolean;
}

export const useLiveOrder = (opened: MyOrder): LiveOrder => {
  const { soldToken, boughtToken, index, maker } = opened;
  const reading = useMyOrders(maker, soldToken, boughtToken);
  const order = valueOf(reading)?.find((own) => own.index === index && own.soldToken === soldToken);
  const [last, setLast] = useState(opened);
  if (order && order.remain !== last.remain) setLast(order);
  return { order: order ?? last, isOpen: order !== undefined, isRead: reading.status === 'ready' };
};
