import { useLingui } from '@lingui/react/macro';
import { memo, useCallback, useMemo, useState, useSyncExternalStore, type ReactElement } from 'react';
import { fieldText } from '#domain/format/separators.ts';
import { ChartPanel, chartMarketOf } from '#features/chart/index.ts';
import type { DepthPlace } from '#domain/desk/deskLayout.ts';
import type { PairBook } from '#domain/orderBook/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import type { MyOrder } from '#reads/book/useDeepOrders.ts';
import { useLastBook } from '#reads/book/useLastBook.ts';
import { useWallet } from '#reads/wallet/useWallet.ts';
import { deskStore } from '#stores/deskStore.ts';
import { useIsPhone } from '#ui/hooks/useMediaQuery.ts';
import { lazyPart } from '#ui/lazyPart.tsx';
import { BookPanel } from './book/BookPanel.tsx';
import { followDesk } from './desk/styleDesk.ts';
import { useIsDesktop } from './shared/useIsDesktop.ts';
import { MarketBar } from './market/MarketBar.tsx';
import { FullScreenLink } from './market/FullScreenLink.tsx';
import type { MoveOrderProps } from './openOrders/MoveOrder.tsx';
import type { NoMarketReason } from './shared/NoMarket.tsx';
import { OrdersPanel } from './OrdersPanel.tsx';
import { Ticket } from './ticket/Ticket.tsx';
import { AreaPanel, TradeGrid, TradeRoom } from './shared/TradeLayout.ts';
import { Notices, StaleScope, useNoBook } from './TradeParts.tsx';
import { bookToken, type Market } from './shared/tradeMarket.ts';
import { useTicketActions } from './order/form/useTicketActions.ts';
import { useTradeForm } from './order/form/useTradeForm.ts';

const NoChart = lazyPart(async () => (await import('./shared/NoMarket.tsx')).NoChart);

const WideDepth = lazyPart(async () => (await import('./desk/WideDepth.tsx')).WideDepth);

const Desk = lazyPart(async () => (await import('./desk/Desk.tsx')).Desk);

const OrderFromChart = lazyPart(async () => (await import('./openOrders/OrderFromChart.tsx')).OrderFromChart);

interface ChartAreaProps {
  readonly account: Address | undefined;
  readonly market: Market | undefined;
  readonly none: NoMarketReason | undefined;
  readonly book: PairBook | undefined;
  readonly onPick: (price: string) => void;
}

const useDepthPlace = (): DepthPlace => {
  const place = useSyncExternalStore(deskStore.subscribe, () => deskStore.current().depth);
  return useIsDesktop() ? place : 'tab';
};

const ChartArea = memo(function ChartArea({ account, market: traded, none, book, onPick }: ChartAreaProps) {
  const { t } = useLingui();
  const market = useMemo(() => traded && chartMarketOf(traded), [traded]);
  const { signer } = useWallet();
  const place = useDepthPlace();
  const [chosen, choose] = useState<Omit<MoveOrderProps, 'onClose'>>();
  const onOrder = useCallback((order: MyOrder, price?: string) => market && choose({ market, order, price }), [market]);
  if (useIsPhone()) return null;
  return (
    <AreaPanel id="desk-chart" data-area="chart" aria-label={t`Chart`}>
      {none && <NoChart why={none} />}
      {!none && place !== 'instead' && (
        <ChartPanel
          market={market}
          account={account}
          way={<FullScreenLink icon="expand" />}
          onOrder={signer && onOrder}
        />
      )}
      {!none && place !== 'tab' && (
        <WideDepth place={place} market={traded} book={book} account={account} onPick={onPick} />
      )}
      {chosen && <OrderFromChart {...chosen} onClose={() => choose(undefined)} />}
    </AreaPanel>
  );
});

export function TradePage(): ReactElement {
  const form = useTradeForm();
  const { market, book, account, quote, direction, currencies } = form;
  const { unlistedTokens } = form.tokens;
  const base = market && bookToken(market.base);
  const none = useNoBook(form);
  const kept = useLastBook(currencies.inputToken?.address, currencies.outputToken?.address);
  const last = book || none ? undefined : kept;
  const scope = useMemo(() => ({ account, currencies, market, book }), [account, currencies, market, book]);
  const isDesktop = useIsDesktop();
  const { typePrice, chooseOrderType } = useTicketActions();
  const pickPrice = useCallback(
    (price: string) => {
      chooseOrderType('LIMIT');
      typePrice(fieldText(price));
    },
    [chooseOrderType, typePrice],
  );
  const placeLimit = useCallback(() => chooseOrderType('LIMIT'), [chooseOrderType]);
  return (
    <TradeRoom>
      <Notices notTokens={currencies.notTokens} unlistedTokens={unlistedTokens} />
      <TradeGrid ref={followDesk}>
        <StaleScope isLast={last !== undefined}>
          <MarketBar market={market} base={base} book={book} isNone={none !== undefined} />
          <ChartArea account={account} market={market} none={none} book={book} onPick={pickPrice} />
          <BookPanel
            market={market}
            base={base}
            book={book ?? last?.book}
            asOf={last?.timestamp}
            none={none}
            account={account}
            quote={form.exchange?.used.market ? undefined : (form.exchange?.used.split?.book ?? quote)}
            direction={direction}
            onPick={pickPrice}
          />
        </StaleScope>
        {isDesktop && <Desk />}
        <Ticket form={form} />
        <OrdersPanel scope={scope} onPickPrice={pickPrice} onPlaceLimit={placeLimit} />
      </TradeGrid>
    </TradeRoom>
  );
}
