import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { abbreviate } from '../../domain/format/abbreviate.ts';
import { formatExact } from '../../domain/format/formatExact.ts';
import { powerOfTen } from '../../domain/amounts/integers.ts';
import { shortenSymbol } from '../../domain/format/shortenSymbol.ts';
import { orientMarket } from '../../domain/orderBook/orientMarket.ts';
import { pricedOrders } from '../../domain/orderBook/pricedOrders.ts';
import type { PairBook } from '../../domain/orderBook/types.ts';
import type { Currency, Token } from '../../domain/tokens/types.ts';
import { orderPrice } from '../../domain/trade/limitOrder.ts';
import { MarketLogo } from '../../features/tokenLogo/index.ts';
import { TokenPicker } from '../../features/tokenPicker/index.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { color, height, line, media, radius, space, text, weight } from '../../ui/theme/theme.ts';
import { priceText } from './fillView.ts';
import { VisuallyHidden } from './PanelParts.ts';
import { separators } from './separators.ts';
import { AreaPanel } from './TradeLayout.ts';
import type { Market } from './tradeMarket.ts';
import type { TradeActions } from './useTradeForm.ts';

const Bar = styled(AreaPanel)`
  flex-direction: row;
  align-items: center;
  ${media.phone} {
    height: 52px;
    border-bottom: ${line('border-subtle')};
  }
`;

const PairButton = styled.button`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  height: 100%;
  min-height: ${height('touch')};
  padding: ${space(0, 4, 0, 3)};
  border-right: ${line('border-subtle')};
  border-radius: ${radius(6)} 0 0 ${radius(6)};
  &:hover {
    background: ${color('surface-hover')};
  }
  & > svg {
    color: ${color('text-3')};
  }
  ${media.phone} {
    border: 0;
    padding-right: ${space(2)};
  }
`;

const PairName = styled.h1`
  ${text(16)}
  font-weight: ${weight('semibold')};
  white-space: nowrap;
  & > span {
    color: ${color('text-3')};
  }
`;

const LastPrice = styled.div`
  [data-stale] & {
    color: ${color('text-3')};
  }
  display: flex;
  align-items: center;
  min-height: var(--lh-20);
  padding: ${space(0, 6, 0, 4)};
  ${text(20)}
  font-weight: ${weight('semibold')};
  ${media.phone} {
    margin-left: auto;
    padding: ${space(0, 3, 0, 1)};
    ${text(16)}
  }
`;

const Facts = styled.dl`
  display: flex;
  gap: ${space(8)};
  white-space: nowrap;
  & dt {
    ${text(12)}
    color: ${color('text-3')};
  }
  & dd {
    ${text(13)}
    font-weight: ${weight('medium')};
  }
  [data-stale] & dd {
    color: ${color('text-3')};
  }
  ${media.belowDesktop} {
    gap: ${space(5)};
    & > :nth-child(n + 4) {
      display: none;
    }
  }
  ${media.phone} {
    display: none;
  }
`;

const unknown = '–';

interface MarketFacts {
  readonly last: string | undefined;
  readonly bestBid: string | undefined;
  readonly bestAsk: string | undefined;
  readonly pool: { readonly short: string; readonly exact: string } | undefined;
}

const sizeOf = (amount: bigint, { decimals, symbol }: Currency): string =>
  `${abbreviate({ numerator: amount, denominator: powerOfTen(decimals) }, separators)} ${shortenSymbol(symbol)}`;

const factsOf = (market: Market | undefined, base: Token | undefined, book: PairBook | undefined): MarketFacts => {
  if (!market || !base || !book) return { last: undefined, bestBid: undefined, bestAsk: undefined, pool: undefined };
  const { reserveSold, reserveWanted, same, opposite } = orientMarket(book, base.address);
  const [ask] = pricedOrders(same);
  const [bid] = pricedOrders(opposite);
  const hasPool = reserveSold > 0n && reserveWanted > 0n;
  return {
    last: hasPool ? priceText({ numerator: reserveWanted, denominator: reserveSold }, market) : undefined,
    bestAsk: ask && priceText(orderPrice('SELL', ask.from, ask.to), market),
    bestBid: bid && priceText(orderPrice('BUY', bid.from, bid.to), market),
    pool: {
      short: `${sizeOf(reserveSold, market.base)} + ${sizeOf(reserveWanted, market.quote)}`,
      exact: `${formatExact(reserveSold, market.base.decimals, separators)} ${market.base.symbol}, ${formatExact(reserveWanted, market.quote.decimals, separators)} ${market.quote.symbol}`,
    },
  };
};

export interface MarketBarProps {
  readonly market: Market | undefined;
  readonly base: Token | undefined;
  readonly book: PairBook | undefined;
  readonly onChooseBase: (currency: Currency) => void;
}

/** The market in one line: its name, the pool's price, the best orders, how deep the pool is, and what a trade costs. */
export function MarketBar({ market, base, book, onChooseBase }: MarketBarProps): ReactElement {
  const { t } = useLingui();
  const [picking, setPicking] = useState(false);
  const facts = factsOf(market, base, book);
  const name = market && `${shortenSymbol(market.base.symbol)}/${shortenSymbol(market.quote.symbol)}`;
  return (
    <Bar $area="bar" aria-label={t`Market`}>
      <PairButton
        type="button"
        aria-haspopup="dialog"
        aria-label={name === undefined ? t`Choose a market` : t`Market ${name}, change`}
        onClick={() => setPicking(true)}
      >
        {market ? (
          <>
            <MarketLogo base={market.base} quote={market.quote} />
            <PairName>
              {shortenSymbol(market.base.symbol)}
              <span>/{shortenSymbol(market.quote.symbol)}</span>
            </PairName>
          </>
        ) : (
          <PairName>
            <VisuallyHidden>
              <Trans>Trade</Trans>
            </VisuallyHidden>
            <Skeleton $width="120px" $height="24px" />
          </PairName>
        )}
        <Icon name="chevronDown" />
      </PairButton>
      <LastPrice>{facts.last ?? (book ? unknown : <Skeleton $width="80px" $height="20px" />)}</LastPrice>
      <Facts>
        <div>
          <dt>
            <Trans>Best bid</Trans>
          </dt>
          <dd>{facts.bestBid ?? unknown}</dd>
        </div>
        <div>
          <dt>
            <Trans>Best ask</Trans>
          </dt>
          <dd>{facts.bestAsk ?? unknown}</dd>
        </div>
        <div>
          <dt>
            <Trans>Pool liquidity</Trans>
          </dt>
          <dd title={facts.pool?.exact}>{facts.pool?.short ?? unknown}</dd>
        </div>
        <div>
          <dt>
            <Trans>Fee, taker / maker</Trans>
          </dt>
          <dd>0.3% / 0%</dd>
        </div>
      </Facts>
      <TokenPicker
        open={picking}
        onClose={() => setPicking(false)}
        selected={market?.base}
        onPick={(currency) => {
          setPicking(false);
          onChooseBase(currency);
        }}
      />
    </Bar>
  );
}

/** Chooses the market's base token: what a buy receives and a sell pays. */
export const chooseBase =
  (direction: 'BUY' | 'SELL', actions: TradeActions) =>
  (currency: Currency): void =>
    actions.chooseCurrency(direction === 'BUY' ? 'OUTPUT' : 'INPUT', currency);
