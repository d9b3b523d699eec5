import { Trans, useLingui } from '@lingui/react/macro';
import { memo, useCallback, useRef, useState, type ReactElement, type RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { marketOnThisPage } from '#config/marketOnThisPage.ts';
import type { PairBook } from '#domain/orderBook/types.ts';
import type { Token } from '#domain/tokens/types.ts';
import { DayChange } from '#features/markets/index.ts';
import { MarketLogo } from '#features/tokenLogo/index.ts';
import { marketName, marketSymbols } from '#state/marketRule.ts';
import { useIsPhone } from '#ui/hooks/useMediaQuery.ts';
import { usePageTitle } from '#ui/hooks/usePageTitle.ts';
import { lazyPart } from '#ui/lazyPart.tsx';
import { CutText } from '#ui/text/CutText.ts';
import { Icon } from '#ui/text/Icon.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { color, height, inLargeText, line, media, radius, space, text, weight } from '#ui/theme/theme.ts';
import { VisuallyHidden } from '#ui/text/VisuallyHidden.ts';
import { priceText } from '../shared/priceText.ts';
import { FullScreenLink } from './FullScreenLink.tsx';
import { MarketFacts } from './MarketFacts.tsx';
import { NoPrice } from './NoPrice.tsx';
import { AreaPanel, TradeGrid } from '../shared/TradeLayout.ts';
import type { Market } from '../shared/tradeMarket.ts';
import { useMarketDay } from './useMarketDay.ts';

const MarketTools = memo(lazyPart(async () => (await import('./MarketTools.tsx')).MarketTools));

const MarketPicker = lazyPart(async () => (await import('#features/marketPicker/index.ts')).MarketPicker);

const Bar = styled(AreaPanel)`
  flex-direction: row;
  align-items: center;
  @media (min-width: 1280px) {
    ${TradeGrid} & {
      padding-right: calc(${height('sm')} + var(--s-2));
    }
  }
  ${media.phone} {
    height: 52px;
    border-bottom: ${line('border-subtle')};
    ${inLargeText} & {
      flex-wrap: wrap;
    }
    ${inLargeText} &,
    ${inLargeText} & > h1 {
      height: auto;
    }
  }
`;

const priceWidth = '120px';

const PairName = styled.h1`
  height: 100%;
  min-width: 0;
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
    max-width: 100%;
    border: 0;
    gap: ${space(1)};
    padding-right: ${space(1)};
  }
`;

const Figures = styled.div`
  display: contents;
  ${media.phone} {
    display: flex;
    align-items: center;
    margin-left: auto;
  }
  ${media.narrowPhone} {
    flex-direction: column;
    align-items: end;
    ${text(12)}
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
    min-width: 68px;
    padding: ${space(0, 1)};
    ${text(16)}
  }
  ${media.narrowPhone} {
    min-width: 0;
    padding: 0;
  }
`;

const PhoneChange = styled.span`
  min-width: 64px;
  ${media.narrowPhone} {
    min-width: 0;
  }
`;

const BellPlace = styled.span`
  flex: none;
  min-width: calc(2 * ${height('sm')});
  margin-right: ${space(2)};
`;

interface MarketBarProps {
  readonly market: Market | undefined;
  readonly base: Token | undefined;
  readonly book: PairBook | undefined;
  readonly isNone: boolean;
}

function PairWords({ market, isNone }: Pick<MarketBarProps, 'market' | 'isNone'>): ReactElement {
  if (!market) {
    return (
      <CutText>
        <VisuallyHidden>
          <Trans>Trade</Trans>
        </VisuallyHidden>
        {isNone ? <Trans>Choose a market</Trans> : <Skeleton $width="120px" $height="24px" />}
      </CutText>
    );
  }
  const [base, quote] = marketSymbols(market);
  return (
    <>
      <MarketLogo base={market.base} quote={market.quote} />
      <CutText>
        {base}
        <i>/{quote}</i>
      </CutText>
    </>
  );
}

interface PairProps extends Pick<MarketBarProps, 'market' | 'isNone'> {
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly isOpen: boolean;
  readonly onPress: () => void;
}

const Pair = memo(function Pair({ market, isNone, button, isOpen, onPress }: PairProps) {
  const { t } = useLingui();
  const name = market && marketName(market);
  return (
    <PairName>
      <PairButton
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-label={name === undefined ? t`Choose a market` : t`Market ${name}, change`}
        aria-expanded={isOpen}
        onClick={onPress}
      >
        <PairWords market={market} isNone={isNone} />
        <Icon name="chevronDown" />
      </PairButton>
    </PairName>
  );
});

export const MarketBar = memo(function MarketBar({ market, base, book, isNone }: MarketBarProps) {
  const { t } = useLingui();
  const [picker, setPicker] = useState<'unused' | 'open' | 'closed'>('unused');
  const button = useRef<HTMLButtonElement>(null);
  const navigate = useNavigate();
  const isPhone = useIsPhone();
  const isOpen = picker === 'open';
  const close = (): void => setPicker('closed');
  const press = useCallback(() => setPicker((before) => (before === 'open' ? 'closed' : 'open')), []);
  const day = useMarketDay(base, book, market?.quote.decimals);
  const last = day.last && market ? priceText(day.last, market) : undefined;
  usePageTitle([last, market ? marketName(market) : t`Trade`].filter(Boolean).join(' '));
  return (
    <Bar data-area="bar" aria-label={t`Market`}>
      <Pair market={market} isNone={isNone} button={button} isOpen={isOpen} onPress={press} />
      <Figures>
        <LastPrice translate="no" data-side={day.lastSide}>
          {last ?? <NoPrice isKnown={book !== undefined || isNone} />}
        </LastPrice>
        {isPhone && (
          <PhoneChange>
            <DayChange bps={day.stats?.changeBps} />
          </PhoneChange>
        )}
      </Figures>
      {isPhone ? (
        <FullScreenLink icon="candles" />
      ) : (
        <>
          <BellPlace>{market && book && <MarketTools market={market} book={book} />}</BellPlace>
          <MarketFacts market={market} base={base} book={book} day={day} />
        </>
      )}
      {picker !== 'unused' && (
        <MarketPicker
          open={isOpen}
          onClose={close}
          anchor={button}
          selected={book?.pair}
          onPick={(path) => {
            close();
            void navigate(marketOnThisPage(path));
          }}
        />
      )}
    </Bar>
  );
});
