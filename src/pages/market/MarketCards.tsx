import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import {
  DayChange,
  LastPrice,
  MarketLabel,
  marketLiquidity,
  marketVolume,
  OfDay,
  Sparkline,
  StarButton,
  useMarketPath,
  type MarketRow,
} from '#features/markets/index.ts';
import { RouteLink } from '#ui/layout/RouteLink.tsx';
import { DayLine, Rows, rowLink } from './MarketStyles.ts';

const CardLink = styled(RouteLink)`
  overflow: hidden;
  ${rowLink}
`;

interface MarketCardsProps {
  readonly label: string;
  readonly rows: readonly MarketRow[];
  readonly now: number | undefined;
}

export function MarketCards({ label, rows, now }: MarketCardsProps): ReactElement {
  const marketPath = useMarketPath();
  return (
    <Rows aria-label={label}>
      {rows.map((row) => (
        <li key={row.pair}>
          <StarButton row={row} />
          <CardLink to={marketPath(row)}>
            <MarketLabel row={row} />
          </CardLink>
          <DayLine>
            <OfDay row={row} needsTrades>
              <Sparkline row={row} now={now} />
            </OfDay>
          </DayLine>
          <span data-num="">
            <LastPrice row={row} />
          </span>
          <small>
            <Trans>
              Volume{' '}
              <OfDay row={row} inline>
                {marketVolume(row)}
              </OfDay>{' '}
              · Pool {marketLiquidity(row)}
            </Trans>
          </small>
          <span data-num="">
            <OfDay row={row}>
              <DayChange bps={row.stats?.changeBps} />
            </OfDay>
          </span>
        </li>
      ))}
    </Rows>
  );
}
