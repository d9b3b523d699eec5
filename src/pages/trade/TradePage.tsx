import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useCallback, useMemo, useState, type ReactElement, type ReactNode } from 'react';
import { fieldText } from '#domain/format/separators.ts';
import { ChartPanel, chartMarketOf } from '#features/chart/index.ts';
import type { Address } from '#domain/tokens/types.ts';
import type { MyOrder } from '#reads/book/useDeepOrders.ts';
import { useLastBook } from '#reads/book/useLastBook.ts';
import { usePairState } from '#reads/book/useOrderBook.ts';
import { useWallet } from '#reads/wallet/useWallet.ts';
import { useAppSelector } from '#state/hooks.ts';
import { useIsPhone } from '#ui/hooks/useMediaQuery.ts';
import { lazyPart } from '#ui/lazyPart.tsx';
import { BookPanel } from './book/BookPanel.tsx';
import { MarketBar } from './market/MarketBar.tsx';
import { FullScreenLink } from './market/FullScreenLink.tsx';
import type { MoveOrderProps } from './orders/MoveOrder.tsx';
import type { NoMarketReason } from './NoMarket.tsx';
import { OrdersPanel } from './orders/OrdersPanel.tsx';
import type { AddressNoticesProps } from './ticket/AddressNotices.tsx';
import { Ticket } from './ticket/Ticket.tsx';
import { AreaPanel, TradeGrid, TradeRoom } from './TradeLayout.ts';
import { bookToken, type Market } from './form/tradeMarket.ts';
import { useTicketActions } from './form/useTicketActions.ts';
import { useTradeForm } from './form/useTradeForm.ts';
import type { TicketMarket } from './form/useTicketMarket.ts';
import { styled } from 'styled-components';
import { useFreshness } from '#features/blockAge/index.ts';
import { useLocation } from 'react-router-dom';
import { wrappedNative } from '#config/tokens/tokens.ts';
import { parseTradeQuery } from '#domain/urls/parseTradeQuery.ts';
import { tradeQueryOf, tradeRoute } from '#domain/urls/tradeRoute.ts';

const useUnknownIds = (): readonly string[] => {
  const { pathname, search } = useLocation();
  return useMemo(() => {
    const route = tradeRoute(pathname);
    return route ? parseTradeQuery(tradeQueryOf(route, search), wrappedNative.address).unknownIds : [];
  }, [pathname, search]);
};

const Scope = styled.div`
  display: contents;
`;

interface StaleScopeProps {
  readonly isLast: boolean;
  readonly children: ReactNode;
}

/** Marks the content as old while no new block arrives, without rerendering it. */
function StaleScope({ isLast, children }: StaleScopeProps): ReactElement {
  const freshness = useFreshness();
  const stale = isLast || freshness === 'late' || freshness === 'stale';
  return <Scope data-stale={stale ? '' : undefined}>{children}</Scope>;
}

const AddressNotices = lazyPart(async () => (await import('./ticket/AddressNotices.tsx')).AddressNotices);

const NoChart = lazyPart(async () => (await import('./NoMarket.tsx')).NoChart);

const OrderFromChart = lazy(async () => ({
  default: (await import('./orders/OrderFromChart.tsx')).OrderFromChart,
}));

function Notices({ notTokens, unlistedTokens }: Omit<AddressNoticesProps, 'unknownIds'>): ReactElement | null {
  const unknownIds = useUnknownIds();
  if (unknownIds.length + notTokens.length + unlistedTokens.length === 0) return null;
  return <AddressNotices unknownIds={unknownIds} notTokens={notTokens} unlistedTokens={unlistedTokens} />;
}

interface ChartAreaProps {
  readonly account: Address | undefined;
  readonly market: Market | undefined;
  readonly none: NoMarketReason | undefined;
}

function ChartArea({ account, market: traded, none }: ChartAreaProps): ReactElement | null {
  const { t } = useLingui();
  const market = useMemo(() => traded && chartMarketOf(traded), [traded]);
  const { signer } = useWallet();
  const [chosen, choose] = useState<Omit<MoveOrderProps, 'onClose'>>();
  const onOrder = useCallback((order: MyOrder, price?: string) => market && choose({ market, order, price }), [market]);
  if (useIsPhone()) return null;
  return (
    <AreaPanel data-area="chart" aria-label={t`Chart`}>
      {none ? (
        <NoChart why={none} />
      ) : (
        <ChartPanel
          market={market}
          account={account}
          way={<FullScreenLink icon="expand" />}
          onOrder={signer && onOrder}
        />
      )}
      <Suspense fallback={null}>{chosen && <OrderFromChart {...chosen} onClose={() => choose(undefined)} />}</Suspense>
    </AreaPanel>
  );
}

/** Certain reasons only: a token is missing or invalid, or the two have no pool or need none. */
const useNoBook = ({ currencies, wrap }: Pick<TicketMarket, 'currencies' | 'wrap'>): NoMarketReason | undefined => {
  const { inputToken, outputToken, notTokens } = currencies;
  const { INPUT, OUTPUT } = useAppSelector((state) => state.swap);
  const pair = usePairState(inputToken?.address, outputToken?.address);
  if (INPUT.currencyId === null || OUTPUT.currencyId === null || notTokens.length > 0) return 'notChosen';
  if (wrap) return 'wrap';
  return pair === 'NOT_EXISTS' || pair === 'INVALID' ? 'noPool' : undefined;
};

export function TradePage(): ReactElement {
  const form = useTradeForm();
  const { market, book, account, quote, direction, currencies } = form;
  const { unlistedTokens } = form.tokens;
  const base = market && bookToken(market.base);
  const none = useNoBook(form);
  const kept = useLastBook(currencies.inputToken?.address, currencies.outputToken?.address);
  const last = book || none ? undefined : kept;
  const { typePrice, chooseOrderType } = useTicketActions();
  const pickPrice = useCallback(
    (price: string) => {
      chooseOrderType('LIMIT');
      typePrice(fieldText(price));
    },
    [chooseOrderType, typePrice],
  );
  return (
    <TradeRoom>
      <Notices notTokens={currencies.notTokens} unlistedTokens={unlistedTokens} />
      <TradeGrid>
        <StaleScope isLast={last !== undefined}>
          <MarketBar market={market} base={base} book={book} isNone={none !== undefined} />
          <ChartArea account={account} market={market} none={none} />
          <BookPanel
            market={market}
            base={base}
            book={book ?? last?.book}
            asOf={last?.timestamp}
            none={none}
            isNoticed={unlistedTokens.length > 0}
            account={account}
            quote={form.exchange?.used.market ? undefined : quote}
            direction={direction}
            onPick={pickPrice}
          />
        </StaleScope>
        <Ticket form={form} />
        <OrdersPanel
          scope={{ account, currencies, market, book }}
          onPickPrice={pickPrice}
          onPlaceLimit={() => form.actions.chooseOrderType('LIMIT')}
        />
      </TradeGrid>
    </TradeRoom>
  );
}
