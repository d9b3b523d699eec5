import { useMemo } from 'react';
import { POLYGON_CHAIN_ID } from '#config/chains.ts';
import { wrappedNative } from '#config/tokens/tokens.ts';
import { poolPrice } from '#domain/markets/marketSides.ts';
import type { PlacedEvent } from '#domain/orderBook/accountOrders.ts';
import type { Address } from '#domain/tokens/types.ts';
import { orderPrice } from '#domain/trade/limitOrder.ts';
import { pendingCancels } from '#domain/transactions/pendingCancels.ts';
import { valueOf } from '#lib/loadable.ts';
import type { AccountEvents } from '#stores/accountOrdersStore.ts';
import { bookStore } from '#stores/bookStore.ts';
import { useAppSelector } from '#state/hooks.ts';
import { selectTransactions } from '#state/transactions/selectors.ts';
import { useMarketReserves } from '#reads/markets/useMarketReserves.ts';
import { distanceOf, viewKey, type OpenOrderView } from './openOrderView.ts';
import { storiesOf } from './orderStoriesOf.ts';
import { bookToken } from '../../shared/tradeMarket.ts';

export interface DetailedOrder extends OpenOrderView {
  readonly placed: PlacedEvent | undefined;
  readonly isCancelling: boolean;
}

type Reserves = ReturnType<typeof useMarketReserves>;

const pairOf = ({ order }: OpenOrderView): Address => bookStore.pairOf(order.soldToken, order.boughtToken).pair;

const useReservesOf = (views: readonly OpenOrderView[]): Reserves => {
  const unknown = views.filter(({ distance }) => distance === undefined).map(pairOf);
  return useMarketReserves([...new Set(unknown)].toSorted());
};

const withDistance = (view: OpenOrderView, reserves: Reserves): OpenOrderView['distance'] => {
  const held = reserves.get(pairOf(view));
  if (view.distance !== undefined || !held) return view.distance;
  const { order, side, market } = view;
  const { token0 } = bookStore.pairOf(order.soldToken, order.boughtToken);
  const baseIsToken0 = bookToken(market.base).address === token0;
  return distanceOf(side, orderPrice(side, order.from, order.to), poolPrice(held, { baseIsToken0 }));
};

/** Adds the time of placement and the distance from the market, even if its book is not read. */
export const useOrderDetails = (views: readonly OpenOrderView[], events: AccountEvents): readonly DetailedOrder[] => {
  const known = valueOf(events);
  const placed = useMemo(
    () => new Map((known ? storiesOf(known) : []).map((story) => [story.key, story.placed])),
    [known],
  );
  const reserves = useReservesOf(views);
  const records = useAppSelector((state) => selectTransactions(state, POLYGON_CHAIN_ID));
  const cancelling = useMemo(() => pendingCancels(Object.values(records), wrappedNative.address), [records]);
  return useMemo(
    () =>
      views.map((view) => ({
        ...view,
        placed: placed.get(viewKey(view)),
        isCancelling: cancelling.has(viewKey(view)),
        distance: withDistance(view, reserves),
      })),
    [views, placed, reserves, cancelling],
  );
};
