import { startTransition, useEffect, useState } from 'react';
import { useAppStore } from '#state/hooks.ts';
import type { SwapState } from '#state/swap/slice.ts';
import type { ChartMarket } from './chartMarket.ts';
import type { TypedOrder } from './previewLine.ts';

const orderOf = (swap: SwapState): TypedOrder | undefined =>
  swap.independentTypedOrder === 'LIMIT'
    ? {
        orderType: 'LIMIT',
        direction: swap.independentDirection,
        field: swap.independentField,
        amount: swap.typedValue,
        price: swap.price,
      }
    : undefined;

const isSame = (one: TypedOrder | undefined, other: TypedOrder | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/**
 * The ticket's limit order, after the keystroke is painted: the chart renders neither in the same task nor twice.
 * Undefined for another order, and until the order of another market is known.
 */
export const useLaterOrder = (market: ChartMarket, isTraded: boolean): TypedOrder | undefined => {
  const store = useAppStore();
  const [shown, setShown] = useState(() => ({ market, order: orderOf(store.getState().swap) }));
  useEffect(() => {
    if (!isTraded) return undefined;
    let seen: SwapState | undefined;
    const follow = (): void => {
      const { swap } = store.getState();
      if (swap === seen) return;
      seen = swap;
      const order = orderOf(swap);
      startTransition(() =>
        setShown((before) => (before.market === market && isSame(before.order, order) ? before : { market, order })),
      );
    };
    follow();
    return store.subscribe(follow);
  }, [store, market, isTraded]);
  return isTraded && shown.market === market ? shown.order : undefined;
};
