import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { paths, tradePath } from '#config/paths.ts';
import { ChartPanel, chartMarketOf, useLastPrice, type ChartMarket } from '#features/chart/index.ts';
import { MarketLogo } from '#features/tokenLogo/index.ts';
import type { MyOrder } from '#reads/book/useDeepOrders.ts';
import { useTradeCurrencies } from '#reads/tokens/useTradeCurrencies.ts';
import { useWallet } from '#reads/wallet/useWallet.ts';
import { useAppSelector } from '#state/hooks.ts';
import { marketName, marketOf } from '#state/marketRule.ts';
import { ButtonFace } from '#ui/fields/Button.tsx';
import { usePageTitle } from '#ui/hooks/usePageTitle.ts';
import { Icon } from '#ui/text/Icon.tsx';
import { RouteLink } from '#ui/layout/RouteLink.tsx';
import { color, height, line, media, space, text, weight } from '#ui/theme/theme.ts';

const Screen = styled.div`
  display: flex;
  flex-direction: column;
  height: calc(100dvh - ${height('status')} - ${height('watch')});
  background: ${color('surface-1')};
  ${media.phone} {
    height: calc(100dvh - ${height('watch')});
  }
`;

const Head = styled.header`
  flex: none;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(0, 2)};
  min-height: ${height('lg')};
  padding: ${space(0, 3)};
  border-bottom: ${line('border-subtle')};
  & h1 {
    min-width: 0;
    overflow-wrap: anywhere;
    ${text(16)}
    font-weight: ${weight('semibold')};
  }
  & > ${ButtonFace} {
    margin-left: auto;
  }
`;

export interface ChartPageProps {
  readonly onOrder: (market: ChartMarket, order: MyOrder, price?: string) => void;
}

export function ChartPage({ onOrder }: ChartPageProps): ReactElement {
  const { t } = useLingui();
  const { account, signer } = useWallet();
  const { input, output } = useTradeCurrencies();
  const inputId = useAppSelector((state) => state.swap.INPUT.currencyId);
  const outputId = useAppSelector((state) => state.swap.OUTPUT.currencyId);
  const market = useMemo(() => input && output && chartMarketOf(marketOf(input, output)), [input, output]);
  const last = useLastPrice(market);
  usePageTitle([last, market ? marketName(market) : t`Chart`].filter(Boolean).join(' '));
  const back = inputId !== null && outputId !== null ? tradePath(inputId, outputId) : paths.trade;
  return (
    <Screen>
      <Head>
        {market && <MarketLogo base={market.base} quote={market.quote} />}
        <h1>{market ? <span translate="no">{marketName(market)}</span> : t`Chart`}</h1>
        <ButtonFace as={RouteLink} to={back} data-variant="ghost" data-size="sm">
          <Icon name="chevronLeft" />
          <Trans>Back to trade</Trans>
        </ButtonFace>
      </Head>
      <ChartPanel
        market={market}
        account={account}
        way={null}
        onOrder={signer && ((order, price) => market && onOrder(market, order, price))}
      />
    </Screen>
  );
}
