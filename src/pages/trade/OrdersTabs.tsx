import { Trans, useLingui } from '@lingui/react/macro';
import { memo, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { EmptyArt, EmptyFrame } from '#ui/feedback/EmptyState.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { hasTokenTexts } from '#reads/tokens/tokenTextHost.ts';
import type { AccountEvents } from '#stores/accountOrdersStore.ts';
import { useIsPhone } from '#ui/hooks/useMediaQuery.ts';
import { line, media, space } from '#ui/theme/theme.ts';
import { TabPanel, Tabs, type TabItem } from '#ui/layout/Tabs.tsx';
import { VisuallyHidden } from '#ui/text/VisuallyHidden.ts';
import { lazyPart } from '#ui/lazyPart.tsx';
import { NoWallet } from './shared/NoWallet.tsx';
import { marketKeyOf } from './history/marketKeyOf.ts';
import { PanelBody } from './shared/PanelParts.ts';
import { AreaPanel } from './shared/TradeLayout.ts';
import type { OpenOrdersReading, OrdersScope } from './order/own/useOpenOrders.ts';

const Head = styled.div`
  flex: none;
  padding: ${space(0, 3)};
  border-bottom: ${line('border-subtle')};
`;

/** Reduces the empty state on a low desktop, so that its button stays visible. */
const Body = styled(TabPanel)`
  flex: 1;
  display: flex;
  flex-direction: column;
  min-height: 0;
  & ${EmptyFrame} {
    padding-block: ${space(4)};
  }
  ${media.lowDesktop} {
    & ${EmptyArt} {
      display: none;
    }
    & ${EmptyFrame} {
      padding-block: ${space(2)};
    }
  }
`;

const Loading = (): ReactElement => <Skeleton $height="72px" />;

const OpenOrders = lazyPart(async () => (await import('./openOrders/OpenOrders.tsx')).OpenOrders, Loading);
const Balances = lazyPart(async () => (await import('./openOrders/Balances.tsx')).Balances, Loading);

const OrderHistory = lazyPart(async () => (await import('./history/OrderHistory.tsx')).OrderHistory, Loading);
const MyTrades = lazyPart(async () => (await import('./history/MyTrades.tsx')).MyTrades, Loading);
const MarketTrades = lazyPart(async () => (await import('./market/MarketTrades.tsx')).MarketTrades, Loading);

const AboutTokens = lazyPart(async () => (await import('./market/AboutTokens.tsx')).AboutTokens, Loading);

const MarketDepth = lazyPart(async () => (await import('./book/MarketDepth.tsx')).MarketDepth, Loading);

const Watchlist = lazyPart(async () => (await import('#features/watchlist/index.ts')).Watchlist, Loading);

const hereOf = ({ inputToken, outputToken }: OrdersScope['currencies']): string | undefined =>
  inputToken && outputToken && marketKeyOf(inputToken.address, outputToken.address);

const panelId = 'orders-panel';

export type OrdersTab = 'open' | 'history' | 'mine' | 'market' | 'balances' | 'watch' | 'depth' | 'about';

export interface OrdersTabsProps {
  readonly scope: OrdersScope;
  readonly chosen: OrdersTab;
  readonly onChoose: (tab: OrdersTab) => void;
  readonly onPickPrice: (price: string) => void;
  readonly onPlaceLimit: () => void;
}

interface OwnOrdersRead {
  readonly events: AccountEvents;
  readonly open: OpenOrdersReading;
}

/** Depth is a tab on phones only; About only exists if a service describes tokens. */
const tabsOf = (isPhone: boolean, count: number): readonly TabItem<OrdersTab>[] => [
  { value: 'open', label: <Trans>Open orders</Trans>, ...(count > 0 ? { count } : {}) },
  ...(isPhone ? [{ value: 'depth' as const, label: <Trans>Depth</Trans> }] : []),
  { value: 'history', label: <Trans>Order history</Trans> },
  { value: 'mine', label: <Trans>My trades</Trans> },
  { value: 'market', label: <Trans>Market trades</Trans> },
  { value: 'balances', label: <Trans>Balances</Trans> },
  { value: 'watch', label: <Trans>Watchlist</Trans> },
  ...(hasTokenTexts ? [{ value: 'about' as const, label: <Trans>About</Trans> }] : []),
];

/** Memoized: a block without news of the account does not rerender it. */
export const OrdersTabs = memo(function OrdersTabs(props: OrdersTabsProps & OwnOrdersRead): ReactElement {
  const { scope, chosen, onChoose, onPickPrice, onPlaceLimit, events, open } = props;
  const { t } = useLingui();
  const isPhone = useIsPhone();
  // A desktop shows the depth in a tab of the book.
  const tab = chosen === 'depth' && !isPhone ? 'open' : chosen;
  const { account, currencies, market, book } = scope;
  const here = hereOf(currencies);
  const connected = account !== undefined;
  const count = (open.here?.length ?? 0) + open.elsewhere.length;
  const tabs = tabsOf(isPhone, count);
  return (
    <AreaPanel id="desk-orders" data-area="orders" aria-label={t`Your orders`}>
      <Head>
        <VisuallyHidden as="h2">{t`Your orders`}</VisuallyHidden>
        <Tabs label={t`Your orders`} tabs={tabs} value={tab} onChange={onChoose} panelId={panelId} />
      </Head>
      <Body id={panelId} tab={tab}>
        {tab === 'open' &&
          (connected ? (
            <OpenOrders {...{ account, currencies, open, events, here, onPlaceLimit }} />
          ) : (
            <PanelBody tabIndex={0} role="group" aria-label={t`Open orders`}>
              <NoWallet>
                <Trans>Connect a wallet to see your open orders.</Trans>
              </NoWallet>
            </PanelBody>
          ))}
        {tab === 'depth' && <MarketDepth market={market} book={book} account={account} onPick={onPickPrice} />}
        {tab === 'history' && <OrderHistory account={account} events={events} here={here} />}
        {tab === 'mine' && <MyTrades account={account} events={events} here={here} />}
        {tab === 'market' && <MarketTrades form={scope} />}
        {tab === 'balances' && <Balances account={account} open={open} />}
        {tab === 'watch' && <Watchlist />}
        {tab === 'about' && <AboutTokens market={market} />}
      </Body>
    </AreaPanel>
  );
});
