import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { shortenSymbol } from '../../domain/format/shortenSymbol.ts';
import type { PairBook } from '../../domain/orderBook/types.ts';
import type { Currency, Token } from '../../domain/tokens/types.ts';
import { MarketLogo } from '../../features/tokenLogo/index.ts';
import { TokenPicker } from '../../features/tokenPicker/index.ts';
import { useIsPhone } from '../../ui/hooks/useMediaQuery.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { color, height, line, media, radius, space, text, weight } from '../../ui/theme/theme.ts';
import { DayChange } from './DayChange.tsx';
import { priceText } from './fillView.ts';
import { FullScreenLink } from './FullScreenLink.tsx';
import { MarketFacts } from './MarketFacts.tsx';
import { VisuallyHidden } from './PanelParts.ts';
import { AreaPanel } from './TradeLayout.ts';
import type { Market } from './tradeMarket.ts';
import { useMarketDay } from './useMarketDay.ts';
import type { TradeActions } from './useTradeForm.ts';

const Bar = styled(AreaPanel)`
  flex-direction: row;
  align-items: center;
  ${media.phone} {
    height: 52px;
    border-bottom: ${line('border-subtle')};
  }
`;

const unknown = '–';
const priceWidth = '120px';

const PairName = styled.h1`
  height: 100%;
  ${text(16)}
  font-weight: ${weight('semibold')};
  white-space: nowrap;
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
  font-weight: inherit;
  &:hover {
    background: ${color('surface-hover')};
  }
  & > svg,
  & i {
    color: ${color('text-3')};
    font-style: normal;
  }
  ${media.phone} {
    border: 0;
    padding-right: ${space(2)};
  }
`;

const LastPrice = styled.div`
  display: flex;
  align-items: center;
  min-width: ${priceWidth};
  min-height: var(--lh-20);
  padding: ${space(0, 6, 0, 4)};
  ${text(20)}
  font-weight: ${weight('semibold')};
  &[data-side='BUY'] {
    color: ${color('buy-text')};
  }
  &[data-side='SELL'] {
    color: ${color('sell-text')};
  }
  [data-stale] & {
    color: ${color('text-3')};
  }
  ${media.phone} {
    margin-left: auto;
    min-width: 0;
    padding: ${space(0, 1)};
    ${text(16)}
  }
`;

export interface MarketBarProps {
  readonly market: Market | undefined;
  readonly base: Token | undefined;
  readonly book: PairBook | undefined;
  readonly onChooseBase: (currency: Currency) => void;
}

/** The market in one line: its name, the last price, its last 24 hours, how deep the pool is, and what a trade costs. */
export function MarketBar({ market, base, book, onChooseBase }: MarketBarProps): ReactElement {
  const { t } = useLingui();
  const [picking, setPicking] = useState(false);
  const isPhone = useIsPhone();
  const day = useMarketDay(base, book);
  const last = day.last && market ? priceText(day.last, market) : undefined;
  const name = market && `${shortenSymbol(market.base.symbol)}/${shortenSymbol(market.quote.symbol)}`;
  return (
    <Bar $area="bar" aria-label={t`Market`}>
      <PairName>
        <PairButton
          type="button"
          aria-haspopup="dialog"
          aria-label={name === undefined ? t`Choose a market` : t`Market ${name}, change`}
          onClick={() => setPicking(true)}
        >
          {market ? (
            <>
              <MarketLogo base={market.base} quote={market.quote} />
              <span>
                {shortenSymbol(market.base.symbol)}
                <i>/{shortenSymbol(market.quote.symbol)}</i>
              </span>
            </>
          ) : (
            <span>
              <VisuallyHidden>
                <Trans>Trade</Trans>
              </VisuallyHidden>
              <Skeleton $width="120px" $height="24px" />
            </span>
          )}
          <Icon name="chevronDown" />
        </PairButton>
      </PairName>
      <LastPrice data-side={day.lastSide}>
        {last ?? (book ? unknown : <Skeleton $width="80px" $height="20px" />)}
      </LastPrice>
      {!isPhone && <MarketFacts market={market} base={base} book={book} day={day} />}
      {isPhone && (
        <>
          <DayChange bps={day.stats?.changeBps} />
          <FullScreenLink icon="candles" />
        </>
      )}
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
