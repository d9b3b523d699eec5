import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { defaultExchange } from '#config/exchanges.ts';
import { rules } from '#config/rules.ts';
import type { PoolState } from '#domain/liquidity/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { useMarketList, type MarketListView } from '#features/markets/index.ts';
import { useStableList } from '#reads/calls/useStableList.ts';
import { usePools } from '#reads/pools/usePools.ts';
import { usePoolSwaps, windowOf, type PoolSwapsState } from '#reads/pools/usePoolSwaps.ts';
import { createKeptRows } from './keptRows.ts';
import { poolRow, sortPools, type Days, type PoolColumn, type PoolRow, type PoolSort } from './poolRows.ts';
import { unreadRewards, type RewardsOf } from './poolRewards.ts';

export interface ExploreView {
  readonly text: string;
  readonly search: (text: string) => void;
  readonly sort: PoolSort;
  readonly press: (column: PoolColumn) => void;
  readonly days: Days;
  readonly chooseDays: (days: Days) => void;
  readonly list: MarketListView;
  readonly rows: readonly PoolRow[];
  readonly swaps: Pick<PoolSwapsState, 'status' | 'isFull'>;
  readonly showMore: () => void;
  readonly takeRewards: (rewardsOf: RewardsOf) => void;
}

const usual: PoolSort = { column: 'value', direction: 'descending' };

const pressed = ({ column, direction }: PoolSort, next: PoolColumn): PoolSort => {
  if (column !== next) return { column: next, direction: next === 'name' ? 'ascending' : 'descending' };
  return { column, direction: direction === 'ascending' ? 'descending' : 'ascending' };
};

const useStates = (list: MarketListView): ReadonlyMap<Address, PoolState> => {
  const queries = useStableList(
    list.rows.map(({ token0, token1 }) => ({ exchange: defaultExchange, tokenA: token0, tokenB: token1 })),
  );
  const readings = usePools(queries, rules.markets.reservesBlocks);
  return useMemo(
    () =>
      new Map(
        readings.flatMap((reading): readonly (readonly [Address, PoolState])[] =>
          reading.state === 'EXISTS' ? [[reading.pair, reading.pool]] : [],
        ),
      ),
    [readings],
  );
};

const useKeptRows = (rows: readonly PoolRow[]): readonly PoolRow[] => {
  const [keep] = useState(createKeptRows);
  return useMemo(() => keep(rows), [keep, rows]);
};

/** Volume and yield are read for the shown pools only, so sorting by them orders only these. */
export const useExplore = (): ExploreView => {
  const [text, setText] = useState('');
  const [sort, setSort] = useState(usual);
  const [days, chooseDays] = useState<Days>(1);
  const [count, setCount] = useState<number>(rules.markets.shown);
  const [{ rewardsOf }, setRewards] = useState({ rewardsOf: unreadRewards });
  const takeRewards = useCallback((read: RewardsOf) => setRewards({ rewardsOf: read }), []);
  const { column, direction } = sort;
  const list = useMarketList({
    text: useDeferredValue(text),
    sort:
      column === 'name'
        ? { column, direction }
        : { ...{ column: 'liquidity' }, direction: column === 'value' ? direction : 'descending' },
    count,
    readsDay: false,
  });
  const states = useStates(list);
  const swaps = usePoolSwaps(
    list.rows.map(({ pair }) => pair),
    days,
  );
  const made = useKeptRows(
    useMemo(
      () =>
        list.rows.map((row) =>
          poolRow(row, {
            pool: states.get(row.pair),
            days,
            window: windowOf(swaps, row.pair, days),
            ...rewardsOf(row.pair),
          }),
        ),
      [list.rows, states, swaps, days, rewardsOf],
    ),
  );
  const rows = useMemo(() => sortPools(made, sort), [made, sort]);
  const startOver = (): void => setCount(rules.markets.shown);
  return {
    ...{ text, sort, days, chooseDays, list, rows, swaps, takeRewards },
    search: (typed) => {
      setText(typed);
      startOver();
    },
    press: (next) => {
      setSort(pressed(sort, next));
      startOver();
    },
    showMore: () => setCount(count + rules.markets.shown),
  };
};
