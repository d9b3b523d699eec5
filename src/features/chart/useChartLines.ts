import { useLingui } from '@lingui/react/macro';
import { useMemo, useSyncExternalStore } from 'react';
import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { orderKey } from '#domain/orderBook/accountOrders.ts';
import type { Address } from '#domain/tokens/types.ts';
import { lazyModule } from '#lib/later.ts';
import { valueOf } from '#lib/loadable.ts';
import type { MyOrder } from '#reads/book/useDeepOrders.ts';
import { useMyOrders } from '#reads/book/useMyOrders.ts';
import { useOrderBook } from '#reads/book/useOrderBook.ts';
import type { LabelledLine } from './chartLines.ts';
import type { ChartMarket } from './chartMarket.ts';
import type { DraftOutcome } from './draftOutcome.ts';
import { orderLinesOf } from './orderLines.ts';
import { previewAmount, previewLineOf, type PreviewLine } from './previewLine.ts';
import { useLaterOrder } from './useLaterOrder.ts';

export const PREVIEW = 'preview';
const noOrders: readonly MyOrder[] = [];

export const draftLabel = (
  { side, amount }: Pick<PreviewLine, 'side' | 'amount'>,
  outcome: DraftOutcome['kind'] | undefined,
): MessageDescriptor => {
  const buys = side === 'BUY';
  if (amount === undefined) return buys ? msg`Preview: buy` : msg`Preview: sell`;
  switch (outcome) {
    case 'fills':
      return buys ? msg`Preview: buy ${amount}, fills now` : msg`Preview: sell ${amount}, fills now`;
    case 'fillsInPart':
      return buys ? msg`Preview: buy ${amount}, fills in part` : msg`Preview: sell ${amount}, fills in part`;
    case 'staysOpen':
      return buys ? msg`Preview: buy ${amount}, stays open` : msg`Preview: sell ${amount}, stays open`;
    case undefined:
      return buys ? msg`Preview: buy ${amount}` : msg`Preview: sell ${amount}`;
  }
};

const engine = lazyModule(async () => (await import('./draftOutcome.ts')).draftOutcome);

/** Outcome of the typed order at the shown block; undefined while unknown. Loads the quote engine on first use. */
const useDraftOutcome = (
  line: Pick<PreviewLine, 'side' | 'order'> | undefined,
  { baseToken, quoteToken }: ChartMarket,
): DraftOutcome | undefined => {
  const draftOutcome = useSyncExternalStore(engine.subscribe, engine.read);
  const book = valueOf(useOrderBook(baseToken.address, quoteToken.address));
  const order = line?.order;
  const side = line?.side ?? 'BUY';
  const sold = (side === 'BUY' ? quoteToken : baseToken).address;
  return useMemo(
    () => (draftOutcome && book && order ? draftOutcome(book, { sold, side }, order) : undefined),
    [draftOutcome, book, sold, side, order],
  );
};

const usePreview = (market: ChartMarket, isTraded: boolean): LabelledLine | undefined => {
  const { i18n } = useLingui();
  const order = useLaterOrder(market, isTraded);
  const line = useMemo(() => order && previewLineOf(order, market), [order, market]);
  const outcome = useDraftOutcome(line, market);
  return useMemo(() => {
    if (!line) return undefined;
    const { price, side } = line;
    const amount = outcome ? previewAmount(outcome.base, side, market.baseDecimals) : line.amount;
    const label = i18n._(draftLabel({ side, amount }, outcome?.kind));
    return { id: PREVIEW, price, side, label, kind: 'preview' };
  }, [line, outcome, market, i18n]);
};

interface ChartLinesReading {
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
