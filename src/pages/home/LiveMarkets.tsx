import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';
import { paths } from '#config/paths.ts';
import { formatWhole } from '#domain/format/formatWhole.ts';
import {
  DayChange,
  LastPrice,
  MarketLabel,
  marketLiquidity,
  marketVolume,
  OfDay,
  Sparkline,
  useMarketPath,
  type MarketRow,
} from '#features/markets/index.ts';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { DataTable, type Column } from '#ui/layout/DataTable.tsx';
import { Card } from '#ui/layout/Panel.tsx';
import { RouteLink } from '#ui/layout/RouteLink.tsx';
import { Icon } from '#ui/text/Icon.tsx';
import { MarketLine, MarketTable, MarketsHead, Waiting, WholeRow } from './MarketStyles.ts';
import { HOME_MARKETS, type HomeView } from './useHome.ts';

const nameWidth = '160px';
const figureWidth = '72px';

const All = styled(RouteLink)`
  display: inline-flex;
  align-items: center;
`;

function MarketLink({ row }: { readonly row: MarketRow }): ReactElement {
  const marketPath = useMarketPath();
  return (
    <MarketLine>
      <WholeRow as={RouteLink} to={marketPath(row)}>
        <MarketLabel row={row} />
      </WholeRow>
      <small>
        <Trans>
          Volume{' '}
          <OfDay row={row} inline>
            {marketVolume(row)}
          </OfDay>
        </Trans>
      </small>
    </MarketLine>
  );
}

const useColumns = (now: number | undefined): readonly Column<MarketRow>[] => {
  const number = (key: string, head: ReactNode, cell: Column<MarketRow>['cell'], part?: string): Column<MarketRow> => ({
    key,
    head,
    cell,
    isNumber: true,
    ...(part !== undefined && { part }),
  });
  const { t } = useLingui();
  return [
    { key: 'name', head: t`Market`, cell: (row) => <MarketLink row={row} /> },
    number('price', t`Price`, (row) => <LastPrice row={row} />),
    number('change', t`24 h change`, (row) => (
      <OfDay row={row}>
        <DayChange bps={row.stats?.changeBps} />
      </OfDay>
    )),
    number('volume', t`24 h volume`, (row) => <OfDay row={row}>{marketVolume(row)}</OfDay>, 'wide'),
    number('liquidity', t`Pool liquidity`, marketLiquidity, 'wide'),
    number(
      'day',
      t`24 hours`,
      (row) => (
        <OfDay row={row}>
          <Sparkline row={row} now={now} />
        </OfDay>
      ),
      'day',
    ),
  ];
};

function WaitingRows(): ReactElement {
  return (
    <Waiting aria-hidden>
      {Array.from({ length: HOME_MARKETS }, (_, row) => (
        <li key={row}>
          <Skeleton $width={nameWidth} />
          <Skeleton $width={figureWidth} />
        </li>
      ))}
    </Waiting>
  );
}

function NoRows({ view }: { readonly view: HomeView }): ReactElement {
  const { status } = view.list;
  if (status === 'failed')
    return (
      <EmptyState icon="alert" title={<Trans>Couldn't load markets</Trans>}>
        <Trans>The network didn't respond. Retrying with each new block.</Trans>
      </EmptyState>
    );
  if (status === 'complete' && view.list.rows.length > 0)
    return (
      <EmptyState icon="market" title={<Trans>No listed markets to show</Trans>}>
        <Trans>No token list that was loaded names both tokens of a market.</Trans>
      </EmptyState>
    );
  if (status === 'complete')
    return (
      <EmptyState icon="market" title={<Trans>No markets yet</Trans>}>
        <Trans>A market appears here once somebody creates its pool.</Trans>
      </EmptyState>
    );
  return <WaitingRows />;
}

export function LiveMarkets({ view }: { readonly view: HomeView }): ReactElement {
  const { t } = useLingui();
  const { rows, totals, now } = view;
  const columns = useColumns(now);
  const { markets } = totals;
  const shown = markets === undefined ? undefined : formatWhole(markets);
  return (
    <Card aria-label={t`Live markets`}>
      <MarketsHead>
        <h2>
          <Trans>Live markets</Trans>
        </h2>
        <All to={paths.market}>
          {shown === undefined ? <Trans>All markets</Trans> : <Trans>All markets ({shown})</Trans>}
          <Icon name="chevronRight" size={16} />
        </All>
      </MarketsHead>
      {rows.length > 0 ? (
        <DataTable
          as={MarketTable}
          caption={t`Live markets`}
          columns={columns}
          rows={rows}
          rowKey={({ pair }) => pair}
        />
      ) : (
        <NoRows view={view} />
      )}
    </Card>
  );
}
