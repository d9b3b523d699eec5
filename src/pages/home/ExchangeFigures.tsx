import { Trans } from '@lingui/react/macro';
import type { ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';
import { formatWhole } from '#domain/format/formatWhole.ts';
import { NO_VALUE } from '#domain/format/noValue.ts';
import type { Sum } from '#domain/markets/exchangeTotals.ts';
import { ShortDollars } from '#features/money/index.ts';
import { useMarketDaysLate } from '#reads/markets/useMarketDays.ts';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Card } from '#ui/layout/Panel.tsx';
import { color, inLargeText, line, media, space, text, weight } from '#ui/theme/theme.ts';
import type { HomeView } from './useHome.ts';

const figureWidth = '88px';
const noteWidth = '64px';
const figureLine = '28px';
const noteLine = '16px';

const Figures = styled(Card)`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  & > div {
    display: grid;
    align-content: start;
    gap: ${space(0.5)};
    min-width: 0;
    padding: ${space(3, 5)};
  }
  & > div + div {
    border-left: ${line('border-subtle')};
  }
  & dt,
  & dd + dd {
    ${text(12)}
    color: ${color('text-3')};
  }
  & dt + dd {
    display: flex;
    align-items: center;
    min-height: ${figureLine};
    ${text(20)}
    font-weight: ${weight('semibold')};
    white-space: nowrap;
  }
  & dd + dd {
    min-height: ${noteLine};
  }
  ${media.phone} {
    & > div {
      padding: ${space(3)};
    }
    & dt + dd {
      ${text(16)}
    }
    ${inLargeText} & {
      display: block;
      & > div {
        border: 0;
      }
    }
  }
`;

interface FigureProps {
  readonly name: ReactNode;
  readonly value: ReactNode;
  readonly note: ReactNode;
}

function Figure({ name, value, note }: FigureProps): ReactElement {
  const isLoading = value === undefined;
  return (
    <div>
      <dt>{name}</dt>
      <dd translate="no">{isLoading ? <Skeleton $width={figureWidth} /> : value}</dd>
      <dd>{isLoading ? <Skeleton $width={noteWidth} /> : note}</dd>
    </div>
  );
}

interface ScopeProps {
  readonly sum: Sum | undefined;
  readonly markets: number | undefined;
}

/** Tokens without a pool that leads to dollars have no value. */
function Scope({ sum, markets }: ScopeProps): ReactElement | null {
  if (!sum || markets === undefined) return null;
  const counted = markets - sum.missing;
  if (sum.missing > 0)
    return (
      <Trans>
        in {counted} of {markets} markets
      </Trans>
    );
  if (markets === 1) return <Trans>in 1 market</Trans>;
  const shown = formatWhole(markets);
  return <Trans>in {shown} markets</Trans>;
}

export function ExchangeFigures({ view }: { readonly view: HomeView }): ReactElement {
  const { list, totals } = view;
  const isDayFailing = useMarketDaysLate();
  const { markets, liquidity, day } = totals;
  const ofFailing = (isFailing: boolean): string | undefined => (isFailing ? NO_VALUE : undefined);
  const isListFailing = list.status === 'failed';
  const isDayLost = isDayFailing || isListFailing;
  const counted = list.rows.length;
  const isPart = markets !== undefined && counted < markets;
  const largest = <Trans>in the {counted} largest pools</Trans>;
  return (
    <Figures as="dl">
      <Figure
        name={<Trans>Total liquidity</Trans>}
        value={liquidity ? <ShortDollars value={liquidity.total} /> : ofFailing(isListFailing)}
        note={<Scope sum={liquidity} markets={markets} />}
      />
      <Figure
        name={<Trans>24 h volume</Trans>}
        value={day ? <ShortDollars value={day.volume.total} /> : ofFailing(isDayLost)}
        note={isPart ? largest : <Scope sum={day?.volume} markets={markets} />}
      />
      <Figure
        name={<Trans>24 h trades</Trans>}
        value={day ? formatWhole(day.trades) : ofFailing(isDayLost)}
        note={isPart ? largest : <Trans>read from the chain</Trans>}
      />
    </Figures>
  );
}
