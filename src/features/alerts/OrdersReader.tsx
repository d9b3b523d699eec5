import { useMemo } from 'react';
import type { OrderNews, OrdersRule } from '#domain/alerts/types.ts';
import { orderStories } from '#domain/orderBook/accountOrders.ts';
import type { OrderStory } from '#domain/orderBook/accountOrders.ts';
import { useAccountEvents } from '#reads/book/useAccountEvents.ts';
import { useRefusedPayments } from '#reads/book/useRefusedPayments.ts';
import type { ReaderProps } from './readers.tsx';
import { useAdvance } from './useAdvance.ts';

/** Open orders whose payment is tried. */
const MAX_TRIED = 20;
const none: readonly OrderStory[] = [];

const newsOf = ({ key, soldToken, wantedToken, remain, placed }: OrderStory): OrderNews => ({
  id: key.replaceAll(' ', '-'),
  event: 'blocked',
  block: placed.blockNumber,
  soldToken,
  wantedToken,
  sold: 0n,
  received: 0n,
  remain,
  transactionHash: undefined,
});

export function OrdersReader({ alert, rule }: ReaderProps<OrdersRule>): null {
  const reading = useAccountEvents(rule.account);
  const events = reading.status === 'ready' ? reading.value : undefined;
  const asksBlocked = rule.events.includes('blocked');
  const open = useMemo(
    () =>
      events && asksBlocked
        ? orderStories(events)
            .filter(({ state }) => state === 'open')
            .slice(0, MAX_TRIED)
        : none,
    [events, asksBlocked],
  );
  const refused = useRefusedPayments(open);
  const read = useMemo(() => {
    if (!events) return undefined;
    const blocked = open.map((story, i) => {
      const isRefused = refused[i];
      const level = isRefused === undefined ? undefined : isRefused ? ('on' as const) : ('off' as const);
      return { order: newsOf(story), level };
    });
    return { kind: 'orders' as const, events, blocked };
  }, [events, open, refused]);
  useAdvance(alert, read);
  return null;
}
