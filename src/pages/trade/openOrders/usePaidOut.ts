import { useMemo, useState } from 'react';
import { POLYGON_CHAIN_ID } from '#config/chains.ts';
import { nativeCurrency, wrappedNative } from '#config/tokens/tokens.ts';
import { paidOutOf } from '#domain/followUps/placedOffer.ts';
import { orderKey } from '#domain/orderBook/accountOrders.ts';
import type { Address, Currency, Token } from '#domain/tokens/types.ts';
import { valueOf } from '#lib/loadable.ts';
import { useAccountEvents, useEventsReadTo } from '#reads/book/useAccountEvents.ts';
import type { MyOrder } from '#reads/book/useDeepOrders.ts';
import { useAppSelector } from '#state/hooks.ts';
import { selectTransaction } from '#state/transactions/selectors.ts';
import { storiesOf } from '../order/own/orderStoriesOf.ts';

type PaidOrder = Pick<MyOrder, 'maker' | 'soldToken' | 'boughtToken' | 'index'>;

export interface PaidOut {
  readonly currency: Currency;
  /** True without an event of the order, or without this browser's record of it, which alone names the currency. */
  readonly isAssumed: boolean;
}

/** The event of an order that was just placed comes some blocks later. */
const LATE_BLOCKS = 4;

/** True once the account's events were read for some blocks without the order's. */
const useIsMissing = (maker: Address, isMissing: boolean): boolean => {
  const readTo = useEventsReadTo(maker);
  const [first, setFirst] = useState<number>();
  if (isMissing && readTo !== undefined && (first === undefined || readTo < first)) setFirst(readTo);
  return isMissing && readTo !== undefined && first !== undefined && readTo - first >= LATE_BLOCKS;
};

/**
 * Currency that an order pays out: the coin or its wrapped token, as chosen with the order. Undefined until the
 * order's event is read or missing; later reads change nothing, so that the placed order pays what was shown.
 */
export const usePaidOut = ({ maker, soldToken, boughtToken, index }: PaidOrder, bought: Token): PaidOut | undefined => {
  const reading = useAccountEvents(maker);
  const events = valueOf(reading);
  const key = orderKey(soldToken, boughtToken, index);
  const story = useMemo(() => events && storiesOf(events).find((entry) => entry.key === key), [events, key]);
  const hash = story?.placed.transactionHash;
  const record = useAppSelector((state) => hash && selectTransaction(state, POLYGON_CHAIN_ID, hash));
  const isMissing = useIsMissing(maker, story === undefined && reading.status === 'ready');
  const isKnown = record?.info.kind === 'placeOrder' || bought.address !== wrappedNative.address;
  const [shown, show] = useState<PaidOut>();
  if (!shown && (isKnown || story || isMissing || reading.status === 'failed')) {
    show({ currency: paidOutOf(record?.info, bought, wrappedNative, nativeCurrency), isAssumed: !isKnown });
  }
  return shown;
};
