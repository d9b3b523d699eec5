import { useMemo, useState } from 'react';
import { orderKey, type OrderStory } from '#domain/orderBook/accountOrders.ts';
import type { PairBook } from '#domain/orderBook/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { valueOf } from '#lib/loadable.ts';
import type { AccountEvents } from '#stores/accountOrdersStore.ts';
import { useAccountEvents } from '#reads/book/useAccountEvents.ts';
import { useMyOrders } from '#reads/book/useMyOrders.ts';
import { usePairState } from '#reads/book/useOrderBook.ts';
import type { MyOrder } from '#reads/book/useDeepOrders.ts';
import { useReportedOrders } from '#reads/book/useReportedOrders.ts';
import { useOpenElsewhere } from '#reads/book/useOpenElsewhere.ts';
import type { TradeCurrencies } from '#reads/tokens/useTradeCurrencies.ts';
import { useTokens } from '#reads/tokens/useTokens.ts';
import { useAppSelector } from '#state/hooks.ts';
import { openOrderView, type OpenOrderView } from './openOrderView.ts';
import { storiesOf } from './orderStoriesOf.ts';
import { bookToken, marketOfTokens, type Market } from '../../shared/tradeMarket.ts';

export interface OrdersScope {
  readonly account: Address | undefined;
  readonly currencies: TradeCurrencies;
  readonly market: Market | undefined;
  readonly book: PairBook | undefined;
}

export interface OpenOrdersReading {
  /** Orders in the page's market; undefined while unknown. */
  readonly here: readonly OpenOrderView[] | undefined;
  readonly elsewhere: readonly OpenOrderView[];
  /** True if an order may be missing: one in the page's market, or any other while no order is shown. */
  readonly isReading: boolean;
}

const noStories: readonly OrderStory[] = [];
const noOrders: readonly MyOrder[] = [];

/** Events of all pairs. They are read after the page's book, or at once if there is none. */
export const useOwnEvents = ({ account, book, currencies }: OrdersScope): AccountEvents => {
  const { inputToken, outputToken, notTokens } = currencies;
  const [started, start] = useState(false);
  const isChosen = useAppSelector(({ swap }) => swap.INPUT.currencyId !== null && swap.OUTPUT.currencyId !== null);
  const pair = usePairState(inputToken?.address, outputToken?.address);
  const isComing = isChosen && notTokens.length === 0 && pair === 'LOADING';
  if (!started && (book || !isComing)) start(true);
  return useAccountEvents(started ? account : undefined);
};

type StoryOf = (order: MyOrder) => OrderStory | undefined;

const useHere = ({ account, market, book, currencies }: OrdersScope, storyOf: StoryOf) => {
  const { inputToken, outputToken } = currencies;
  const reading = useMyOrders(account, inputToken?.address, outputToken?.address);
  const orders = valueOf(reading);
  const here = useMemo(() => {
    if (!orders || !market || !book) return undefined;
    const base = bookToken(market.base);
    const [poolBase, poolQuote] =
      base.address === book.token0 ? [book.reserve0, book.reserve1] : [book.reserve1, book.reserve0];
    const pool = poolBase > 0n ? { numerator: poolQuote, denominator: poolBase } : undefined;
    return orders.map((order) => openOrderView(order, market, base, pool, storyOf(order)));
  }, [orders, market, book, storyOf]);
  const isComing = reading.status !== 'failed' && currencies.notTokens.length === 0;
  return { here, isReading: account !== undefined && here === undefined && isComing };
};

/** Orders in the page's market come from its live book, all others from the chain. */
export const useOpenOrders = (scope: OrdersScope, reading: AccountEvents): OpenOrdersReading => {
  const events = valueOf(reading);
  const read = events && storiesOf(events);
  const reported = useReportedOrders(reading.status === 'idle' ? undefined : scope.account, read);
  const stories = read ?? noStories;
  const storyOf = useMemo((): StoryOf => {
    const byKey = new Map(stories.map((story) => [story.key, story]));
    return ({ soldToken, boughtToken, index }) => byKey.get(orderKey(soldToken, boughtToken, index));
  }, [stories]);
  const { here, isReading } = useHere(scope, storyOf);
  const { inputToken, outputToken } = scope.currencies;
  const others = useOpenElsewhere(read ?? reported, inputToken?.address, outputToken?.address);
  // A service may report orders of other accounts, so the chain decides whose each order is.
  const orders = useMemo(
    () => (valueOf(others) ?? noOrders).filter(({ maker }) => maker === scope.account),
    [others, scope.account],
  );
  const tokens = useTokens(orders.flatMap(({ soldToken, boughtToken }) => [soldToken, boughtToken]));
  const elsewhere = useMemo(
    () =>
      orders.flatMap((order): readonly OpenOrderView[] => {
        const market = marketOfTokens(tokens, order.soldToken, order.boughtToken);
        return market ? [openOrderView(order, market, bookToken(market.base), undefined, storyOf(order))] : [];
      }),
    [orders, tokens, storyOf],
  );
  // Orders may exist although none is known. An order appears once its tokens are known.
  const isComing = others.status === 'loading' || orders.length > 0 || (!read && reading.status === 'loading');
  const isNoneShown = !here?.length && elsewhere.length === 0;
  const isMissing = isReading || (isNoneShown && isComing);
  return useMemo(() => ({ here, elsewhere, isReading: isMissing }), [here, elsewhere, isMissing]);
};
