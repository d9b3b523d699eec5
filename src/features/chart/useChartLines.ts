import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { orderKey } from '#domain/orderBook/accountOrders.ts';
import type { Address } from '#domain/tokens/types.ts';
import { valueOf } from '#lib/loadable.ts';
import type { MyOrder } from '#reads/book/useDeepOrders.ts';
import { useMyOrders } from '#reads/book/useMyOrders.ts';
import { useAppSelector } from '#state/hooks.ts';
import type { LabelledLine } from './chartLines.ts';
import type { ChartMarket } from './chartMarket.ts';
import { orderLinesOf } from './orderLines.ts';
import { previewLineOf } from './previewLine.ts';

/** Line of the typed order. */
export const PREVIEW = 'preview';
const noOrders: readonly MyOrder[] = [];

const usePreview = (market: ChartMarket, isTraded: boolean): LabelledLine | undefined => {
  const { t } = useLingui();
  const orderType = useAppSelector(({ swap }) => swap.independentTypedOrder);
  const direction = useAppSelector(({ swap }) => swap.independentDirection);
  const field = useAppSelector(({ swap }) => swap.independentField);
  const typed = useAppSelector(({ swap }) => swap.typedValue);
  const text = useAppSelector(({ swap }) => swap.price);
  return useMemo(() => {
    const line = isTraded && previewLineOf({ orderType, direction, field, amount: typed, price: text }, market);
    if (!line) return undefined;
    const { price, side, amount } = line;
    const buys = side === 'BUY';
    const bare = buys ? t`Preview: buy` : t`Preview: sell`;
    const sized = buys ? t`Preview: buy ${amount}` : t`Preview: sell ${amount}`;
    return { id: PREVIEW, price, side, label: amount === undefined ? bare : sized, kind: 'preview' };
  }, [isTraded, orderType, direction, field, typed, text, market, t]);
};

export interface ChartLinesReading {
  readonly lines: readonly LabelledLine[];
  readonly orderOf: (id: string) => MyOrder | undefined;
}

export const useChartLines = (
  market: ChartMarket,
  account: Address | undefined,
  { canMove, isTraded }: { readonly canMove: boolean; readonly isTraded: boolean },
): ChartLinesReading => {
  const { t } = useLingui();
  const reading = useMyOrders(account, market.baseToken.address, market.quoteToken.address);
  const orders = valueOf(reading) ?? noOrders;
  const preview = usePreview(market, isTraded);
  const byKey = useMemo(
    () => new Map(orders.map((order) => [orderKey(order.soldToken, order.boughtToken, order.index), order])),
    [orders],
  );
  const resting = useMemo(
    () =>
      [...byKey].flatMap(([id, order]): readonly LabelledLine[] =>
        orderLinesOf([order], market).map(({ price, side, amount: whole, left }) => {
          const amount = left === whole ? whole : t`${left} of ${whole}`;
          const label = side === 'BUY' ? t`Buy ${amount}` : t`Sell ${amount}`;
          return { id, price, side, label, kind: canMove ? 'movable' : 'resting' };
        }),
      ),
    [byKey, market, canMove, t],
  );
  return useMemo(
    () => ({ lines: preview ? [...resting, preview] : resting, orderOf: (id) => byKey.get(id) }),
    [preview, resting, byKey],
  );
};
