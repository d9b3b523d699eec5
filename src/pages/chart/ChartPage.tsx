import { useLingui } from '@lingui/react/macro';
import { useMemo, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { formatMarketPrice } from '#domain/format/formatMarketPrice.ts';
import { DAY_SECONDS } from '#domain/history/dayStats.ts';
import { lastPrintOf } from '#domain/history/prints.ts';
import { ChartPanel, chartMarketOf, type ChartMarket } from '#features/chart/index.ts';
import { MarketLogo } from '#features/tokenLogo/index.ts';
import { usePairTrades } from '#reads/history/usePairHistory.ts';
import { useTradeCurrencies } from '#reads/tokens/useTradeCurrencies.ts';
import { useWallet } from '#reads/wallet/useWallet.ts';
import { marketName, marketOf } from '#state/marketRule.ts';
import { ButtonFace } from '#ui/fields/Button.tsx';
import { usePageTitle } from '#ui/hooks/usePageTitle.ts';
import { color, height, line, media, space, text, weight } from '#ui/theme/theme.ts';
import { BackToTrade } from './BackToTrade.tsx';
import type { OrderOnChart } from './ChartCell.tsx';
import { belowNotices, endsWithWindow } from './ChartPageStyles.ts';

const Screen = styled.div`
  display: flex;
  flex-direction: column;
  height: ${belowNotices(height('status'))};
  background: ${color('surface-1')};
  ${endsWithWindow}
  ${media.phone} {
    height: ${belowNotices('0px')};
  }
`;

const Head = styled.header`
  flex: none;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(0, 1)};
  min-height: ${height('lg')};
  padding: ${space(0, 2)};
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

const Price = styled.span`
  color: ${color('text-2')};
  ${text(16)}
  font-weight: ${weight('semibold')};
`;

interface ChartPageProps {
  readonly onOrder: OrderOnChart;
}

const useLastPrice = (market: ChartMarket | undefined): string | undefined => {
  const { trades } = usePairTrades(market?.baseToken.address, market?.quoteToken.address, DAY_SECONDS);
  const newest = market && lastPrintOf(trades, market);
  if (!newest) return undefined;
  const { baseDecimals, quoteDecimals } = market;
  return formatMarketPrice(newest.print.price, { base: baseDecimals, quote: quoteDecimals });
};

export function ChartPage({ onOrder }: ChartPageProps): ReactElement {
  const { t } = useLingui();
  const { account, signer } = useWallet();
  const { input, output } = useTradeCurrencies();
  const market = useMemo(() => input && output && chartMarketOf(marketOf(input, output)), [input, output]);
  const last = useLastPrice(market);
  usePageTitle([last, market ? marketName(market) : t`Chart`].filter(Boolean).join(' '));
  return (
    <Screen>
      <Head>
        {market && <MarketLogo base={market.base} quote={market.quote} />}
        <h1>{market ? <span translate="no">{marketName(market)}</span> : t`Chart`}</h1>
        {last && <Price>{last}</Price>}
        <BackToTrade />
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
