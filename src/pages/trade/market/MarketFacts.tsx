import { Trans, useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import { styled } from 'styled-components';
import { powerOfTen } from '#domain/amounts/integers.ts';
import { abbreviate } from '#domain/format/abbreviate.ts';
import { exactText } from '#domain/format/formatExact.ts';
import { formatWhole } from '#domain/format/formatWhole.ts';
import { shortenSymbol } from '#domain/format/shortenSymbol.ts';
import { NO_VALUE } from '#domain/format/noValue.ts';
import { orientMarket } from '#domain/orderBook/orientMarket.ts';
import type { PairBook } from '#domain/orderBook/types.ts';
import type { Currency, Token } from '#domain/tokens/types.ts';
import { DayChange } from '#features/markets/index.ts';
import { color, media, space, text, weight } from '#ui/theme/theme.ts';
import { priceText } from '../shared/priceText.ts';
import type { Market } from '../shared/tradeMarket.ts';
import type { MarketDay } from './useMarketDay.ts';

const priceCell = '7ch';
const volumeCell = '12ch';
const poolCell = '22ch';

const Facts = styled.dl`
  flex: 1;
  display: flex;
  flex-wrap: wrap;
  gap: ${space(5)};
  min-width: 0;
  height: calc((var(--lh-12) + var(--lh-13)) * var(--drawn));
  overflow: hidden;
  white-space: nowrap;
  /* Wraps the first fact out of sight too, where it would be cut. */
  &::before {
    content: '';
    height: 100%;
    margin-right: calc(-1 * var(--s-5));
  }
  & dt {
    ${text(12)}
    color: ${color('text-3')};
  }
  & dd {
    min-width: ${priceCell};
    ${text(13)}
    font-weight: ${weight('medium')};
  }
  & dd[data-cell='volume'] {
    min-width: ${volumeCell};
  }
  & dd[data-cell='pool'] {
    min-width: ${poolCell};
  }
  [data-stale] & dd {
    color: ${color('text-3')};
  }
`;

const WideFact = styled.div`
  ${media.belowDesktop} {
    display: none;
  }
`;

const sizeOf = (amount: bigint, { decimals, symbol }: Currency): string =>
  `${abbreviate({ numerator: amount, denominator: powerOfTen(decimals) })} ${shortenSymbol(symbol)}`;

const exactOf = (amount: bigint, { decimals, symbol }: Currency): string => `${exactText(amount, decimals)} ${symbol}`;

const poolOf = (market: Market | undefined, base: Token | undefined, book: PairBook | undefined) => {
  if (!market || !base || !book) return undefined;
  const { reserveSold, reserveBought } = orientMarket(book, base.address);
  return {
    short: `${sizeOf(reserveSold, market.base)} + ${sizeOf(reserveBought, market.quote)}`,
    exact: `${exactOf(reserveSold, market.base)}, ${exactOf(reserveBought, market.quote)}`,
  };
};

const volumeOf = ({ stats, isQuiet }: MarketDay, quote: Currency) => {
  const volume = isQuiet ? 0n : stats?.volumeQuote;
  return volume === undefined ? undefined : { short: sizeOf(volume, quote), exact: exactOf(volume, quote) };
};

interface MarketFactsProps {
  readonly market: Market | undefined;
  readonly base: Token | undefined;
  readonly book: PairBook | undefined;
  readonly day: MarketDay;
}

export const MarketFacts = memo(function MarketFacts({ market, base, book, day }: MarketFactsProps) {
  const pool = poolOf(market, base, book);
  const volume = market && volumeOf(day, market.quote);
  const { t } = useLingui();
  const block = day.reportedBlock === undefined ? undefined : formatWhole(day.reportedBlock);
  return (
    <Facts title={block === undefined ? undefined : t`From the data service to block ${block}`}>
      <div>
        <dt>
          <Trans>24 h change</Trans>
        </dt>
        <dd translate="no">
          <DayChange bps={day.stats?.changeBps} />
        </dd>
      </div>
      <div>
        <dt>
          <Trans>24 h high</Trans>
        </dt>
        <dd translate="no">{day.stats && market ? priceText(day.stats.high, market) : NO_VALUE}</dd>
      </div>
      <div>
        <dt>
          <Trans>24 h low</Trans>
        </dt>
        <dd translate="no">{day.stats && market ? priceText(day.stats.low, market) : NO_VALUE}</dd>
      </div>
      <div>
        <dt>
          <Trans>24 h volume</Trans>
        </dt>
        <dd translate="no" data-cell="volume" title={volume?.exact}>
          {volume?.short ?? NO_VALUE}
        </dd>
      </div>
      <WideFact>
        <dt>
          <Trans>Pool liquidity</Trans>
        </dt>
        <dd translate="no" data-cell="pool" title={pool?.exact}>
          {pool?.short ?? NO_VALUE}
        </dd>
      </WideFact>
      <WideFact>
        <dt>
          <Trans>Fee, taker / maker</Trans>
        </dt>
        <dd translate="no">0.3% / 0%</dd>
      </WideFact>
    </Facts>
  );
});
