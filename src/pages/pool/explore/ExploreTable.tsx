import { Trans, useLingui } from '@lingui/react/macro';
import { useCallback, useMemo, useState, type ReactElement, type ReactNode } from 'react';
import { formatShare } from '#domain/format/formatShare.ts';
import { NO_VALUE } from '#domain/format/noValue.ts';
import type { Address } from '#domain/tokens/types.ts';
import { MarketLabel } from '#features/markets/index.ts';
import { Apr } from '#features/rewards/index.ts';
import { ShortDollars } from '#features/money/index.ts';
import { DataTable, type Column } from '#ui/layout/DataTable.tsx';
import { Icon } from '#ui/text/Icon.tsx';
import { columnNames, YIELD_DECIMALS } from './exploreColumns.ts';
import { PoolTable, RowButton } from './ExploreStyles.ts';
import { PoolDetail } from './PoolDetail.tsx';
import { poolColumns, type PoolColumn, type PoolRow } from './poolRows.ts';
import type { ExploreView } from './useExplore.ts';

const figures: Readonly<Record<Exclude<PoolColumn, 'name'>, (row: PoolRow) => ReactNode>> = {
  value: ({ market }) => <ShortDollars value={market.liquidity} />,
  volume: ({ volume }) => <ShortDollars value={volume} />,
  reward: ({ reward }) =>
    reward === 'none' ? (
      <Trans>None</Trans>
    ) : (
      <span translate="no">
        <Apr value={reward} focusable={false} />
      </span>
    ),
  yield: ({ earned }) => (earned ? formatShare(earned, YIELD_DECIMALS) : NO_VALUE),
};

const detailId = (pair: Address): string => `pool-${pair}`;

const useOpen = () => {
  const [open, setOpen] = useState<Address>();
  const toggle = useCallback((pair: Address) => setOpen((known) => (known === pair ? undefined : pair)), []);
  return { open, toggle };
};

interface OpenerProps {
  readonly row: PoolRow;
  readonly isOpen: boolean;
  readonly toggle: (pair: Address) => void;
}

function Opener({ row: { market }, isOpen, toggle }: OpenerProps): ReactElement {
  return (
    <RowButton
      type="button"
      aria-expanded={isOpen}
      aria-controls={isOpen ? detailId(market.pair) : undefined}
      onClick={() => toggle(market.pair)}
    >
      <MarketLabel row={market} />
      <Icon name="chevronDown" />
    </RowButton>
  );
}

export function ExploreTable({ view }: { readonly view: ExploreView }): ReactElement {
  const { t } = useLingui();
  const { rows, sort, press } = view;
  const { open, toggle } = useOpen();
  const columns = useMemo(
    () =>
      poolColumns.map((column): Column<PoolRow> => {
        const name = t(columnNames[column]);
        return {
          key: column,
          head: name,
          isNumber: column !== 'name',
          cell: (row) => {
            if (column === 'name') return <Opener row={row} isOpen={open === row.market.pair} toggle={toggle} />;
            return (
              <>
                <small>{name}</small>
                {figures[column](row)}
              </>
            );
          },
        };
      }),
    [t, open, toggle],
  );
  const below = useMemo(
    () => (row: PoolRow) =>
      open === row.market.pair && (
        <div id={detailId(row.market.pair)}>
          <PoolDetail row={row} />
        </div>
      ),
    [open],
  );
  return (
    <DataTable
      as={PoolTable}
      caption={<Trans>Pools</Trans>}
      columns={columns}
      rows={rows}
      rowKey={({ market }) => market.pair}
      below={below}
      sortOf={(key) => {
        const column = poolColumns.find((name) => name === key);
        if (!column) return undefined;
        return { direction: sort.column === column ? sort.direction : undefined, onPress: () => press(column) };
      }}
    />
  );
}
