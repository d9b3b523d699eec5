import { useMemo } from 'react';
import type { OrderNews, OrdersRule } from '#domain/alerts/types.ts';
import { triedOrders } from '#domain/alerts/triedOrders.ts';
import { orderStories, type OrderStory } from '#domain/orderBook/accountOrders.ts';
import { useAccountEvents, useEventsReadTo } from '#reads/book/useAccountEvents.ts';
import { useRefusedPayments } from '#reads/book/useRefusedPayments.ts';
import type { ReaderProps } from './readers.tsx';
import { useAdvance } from './useAdvance.ts';

const none = triedOrders([]);

const newsOf = ({ key, soldToken, boughtToken, remain, placed }: OrderStory): OrderNews => ({
  id: key.replaceAll(' ', '-'),
  event: 'blocked',
  block: placed.blockNumber,
  soldToken,
  boughtToken,
  sold: 0n,
  received: 0n,
  remain,
  transactionHash: undefined,
});

export function OrdersReader({ alert, rule }: ReaderProps<OrdersRule>): null {
  const reading = useAccountEvents(rule.account);
  const events = reading.status === 'ready' ? reading.value : undefined;
  const asksBlocked = rule.events.includes('blocked');
  const readTo = useEventsReadTo(rule.account);
  const open = useMemo(() => (events && asksBlocked ? triedOrders(orderStories(events)) : none), [events, asksBlocked]);
  const refused = useRefusedPayments(open.sides);
  const blocked = useMemo(
    () =>
      open.orders.map(({ story, side }) => {
        const isRefused = refused[side];
        const level = isRefused === undefined ? undefined : isRefused ? ('on' as const) : ('off' as const);
        return { order: newsOf(story), level };
      }),
    [open, refused],
  );
  const read = useMemo(
    () => (events && readTo !== undefined ? { kind: 'orders' as const, events, readTo, blocked } : undefined),
    [events, readTo, blocked],
  );
  useAdvance(alert, read);
  return null;
}
