import { valueOf } from '#lib/loadable.ts';
import type { MyOrder } from '#reads/book/useDeepOrders.ts';
import { useMyOrders } from '#reads/book/useMyOrders.ts';

interface LiveOrder {
  readonly order: MyOrder | undefined;
  readonly isRead: boolean;
}

export const useLiveOrder = ({ soldToken, boughtToken, index, maker }: MyOrder): LiveOrder => {
  const reading = useMyOrders(maker, soldToken, boughtToken);
  const order = valueOf(reading)?.find((own) => own.index === index && own.soldToken === soldToken);
  return { order, isRead: reading.status === 'ready' };
};
