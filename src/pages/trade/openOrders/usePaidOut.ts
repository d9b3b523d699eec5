import { useMemo, useState } from 'react';
import { POLYGON_CHAIN_ID } from '#config/chains.ts';
import { nativeCurrency, wrappedNative } from '#config/tokens/tokens.ts';
import { paidOutOf } from '#domain/followUps/placedOffer.ts';
import { orderKey } from '#domain/orderBook/accountOrders.ts';
import type { Currency, Token } from '#domain/tokens/types.ts';
import { valueOf } from '#lib/loadable.ts';
import { useAccountEvents } from '#reads/book/useAccountEvents.ts';
import type { MyOrder } from '#reads/book/useDeepOrders.ts';
import { useAppSelector } from '#state/hooks.ts';
import { selectTransaction } from '#state/transactions/selectors.ts';
import { storiesOf } from '../order/own/orderStoriesOf.ts';

type PaidOrder = Pick<MyOrder, 'maker' | 'soldToken' | 'boughtToken' | 'index'>;

/**
 * Currency that an order pays out: the coin or its wrapped token, as chosen with the order. Undefined until the
 * order's event is read; later reads change nothing, so that the placed order pays what was shown.
 */
export const usePaidOut = (
  { maker, soldToken, boughtToken, index }: PaidOrder,
  bought: Token,
): Currency | undefined => {
  const reading = useAccountEvents(maker);
  const events = valueOf(reading);
  const key = orderKey(soldToken, boughtToken, index);
  const story = useMemo(() => events && storiesOf(events).find((entry) => entry.key === key), [events, key]);
  const hash = story?.placed.transactionHash;
  const record = useAppSelector((state) => hash && selectTransaction(state, POLYGON_CHAIN_ID, hash));
  // The event of an order that was just placed comes a block later.
  const isKnown = story !== undefined || reading.status === 'failed';
  const [shown, show] = useState<Currency>();
  if (!shown && (isKnown || bought.address !== wrappedNative.address)) {
    show(paidOutOf(record?.info, bought, wrappedNative, nativeCurrency));
  }
  return shown;
};
