import { Trans } from '@lingui/react/macro';
import { useMemo, type ReactElement } from 'react';
import { paths } from '#config/paths.ts';
import type { ChangeBps, DollarValue } from '#domain/prices/dollarValue.ts';
import { DoubtedChange } from '#features/markets/index.ts';
import { Dollars } from '#features/money/index.ts';
import { positionView, useEarned, usePositionValues } from '#features/position/index.ts';
import { MarketLogo } from '#features/tokenLogo/index.ts';
import { useLivePositions } from '#reads/pools/useLivePositions.ts';
import { usePositions } from '#reads/pools/usePositions.ts';
import { useWallet } from '#reads/wallet/useWallet.ts';
import { FIRST_POSITIONS, isClosed, type Position } from '#stores/positions.ts';
import { useFirstRows } from '#ui/hooks/useFirstRows.ts';
import { DataTable, type Column } from '#ui/layout/DataTable.tsx';
import { RouteLink } from '#ui/layout/RouteLink.tsx';
import { ShowMore } from '#ui/layout/ShowMore.tsx';
import { Block, Named, PairMark } from '../AssetsStyles.ts';
import { withHeads } from '../withHeads.tsx';
import { HoldingsTable } from '../AssetTables.ts';

interface PositionRow {
  readonly position: Position;
  readonly value: DollarValue | undefined;
  readonly fees: DollarValue | undefined;
  readonly gain: ChangeBps | undefined;
}

function Name({ row: { position } }: { readonly row: PositionRow }): ReactElement {
  const { sides, name } = positionView(position);
  const [base, quote] = sides;
  return (
    <Named>
      <PairMark>
        <MarketLogo base={base.currency} quote={quote.currency} />
      </PairMark>
      <span>
        <bdi translate="no">{name}</bdi>
        <small>{position.exchange.name}</small>
      </span>
    </Named>
  );
}

const columns: readonly Column<PositionRow>[] = withHeads([
  { key: 'position', head: <Trans>Position</Trans>, isRowHead: true, cell: (row) => <Name row={row} /> },
  {
    key: 'value',
    head: <Trans>Value</Trans>,
    isNumber: true,
    part: 'wide',
    cell: ({ value }) => <Dollars value={value} />,
  },
  { key: 'fees', head: <Trans>Fees earned</Trans>, isNumber: true, cell: ({ fees }) => <Dollars value={fees} /> },
  {
    key: 'gain',
    head: <Trans>Against holding</Trans>,
    isNumber: true,
    cell: ({ gain }) => <DoubtedChange change={gain} />,
  },
]);

export function PositionProfit(): ReactElement | null {
  const { account } = useWallet();
  const { positions: all, status } = usePositions();
  const positions = useMemo(() => all.filter((position) => !isClosed(position)), [all]);
  const prices = usePositionValues(positions);
  const { feesOf, gains } = useEarned(positions, prices);
  const first = useFirstRows(positions, FIRST_POSITIONS);
  useLivePositions(account, first.shown);
  if (positions.length === 0) return null;
  const rows = first.shown.map((position): PositionRow => {
    const { pair } = position.pool;
    return { position, value: prices.byPair.get(pair), fees: feesOf.get(pair), gain: gains.get(pair) };
  });
  return (
    <Block aria-labelledby="profit-positions">
      <header>
        <h2 id="profit-positions">
          <Trans>Liquidity</Trans>
        </h2>
        <RouteLink to={paths.pool}>
          <Trans>Details</Trans>
        </RouteLink>
      </header>
      <DataTable
        as={HoldingsTable}
        caption={<Trans>Earnings of your positions</Trans>}
        columns={columns}
        rows={rows}
        rowKey={({ position }) => position.pool.pair}
      />
      <ShowMore {...first} />
      {status === 'failed' && (
        <p role="status">
          <Trans>Some data couldn't load, so a position may be missing.</Trans>
        </p>
      )}
    </Block>
  );
}
