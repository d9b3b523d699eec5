import { useDeferredValue, useMemo, useState, useSyncExternalStore } from 'react';
import { POLYGON_CHAIN_ID } from '#config/chains.ts';
import { createGasOf, createOrderKinds } from '#domain/history/orderKinds.ts';
import { filterOwn, isFiltering, type OwnFilter } from '#domain/history/ownFilter.ts';
import { ownTotals, type OwnTotals } from '#domain/history/ownTotals.ts';
import type { Address } from '#domain/tokens/types.ts';
import { timeZone } from '#lib/timeZone.ts';
import { zoneOffset } from '#lib/zoneOffset.ts';
import { useAppSelector } from '#state/hooks.ts';
import { selectTransactionsOf } from '#state/transactions/selectors.ts';
import { ownFilters, type OwnTableName } from '#stores/ownFilters.ts';
import { useNow } from '#ui/hooks/useNow.ts';
import type { OwnEntry } from './ownEntries.ts';

export const PAGE_ROWS = 50;
const QUARTER_SECONDS = 900;

export const useOwnRecords = (account: Address | undefined) => {
  const records = useAppSelector((state) => selectTransactionsOf(state, POLYGON_CHAIN_ID, account));
  return useMemo(() => ({ kindOf: createOrderKinds(records), gasOf: createGasOf(records) }), [records]);
};

const none: readonly never[] = [];

export interface OwnTable<T> {
  readonly name: OwnTableName;
  readonly filter: OwnFilter;
  readonly isFiltered: boolean;
  readonly setFilter: (filter: OwnFilter) => void;
  readonly all: readonly OwnEntry<T>[];
  /** All rows that match the filter. */
  readonly kept: readonly OwnEntry<T>[];
  readonly undated: number;
  readonly shown: readonly OwnEntry<T>[];
  readonly left: number;
  readonly showMore: () => void;
  readonly totals: OwnTotals;
}

interface OwnTableContext {
  readonly here: string | undefined;
  readonly gasOf: Parameters<typeof ownTotals>[1];
}

/** Filters and sums all entries, but makes texts only for the shown rows. */
export const useOwnTable = <T>(
  name: OwnTableName,
  all: readonly OwnEntry<T>[],
  { here, gasOf }: OwnTableContext,
): OwnTable<T> => {
  const filter = useSyncExternalStore(ownFilters.subscribe, ownFilters.read)[name];
  // Clocks change only at quarters of an hour.
  const quarter = Math.floor(useNow(60_000) / 1000 / QUARTER_SECONDS);
  const { kept, undated } = useMemo(() => {
    const nowSeconds = quarter * QUARTER_SECONDS;
    return filterOwn(all, filter, { here, nowSeconds, offset: zoneOffset(timeZone()) });
  }, [all, filter, here, quarter]);
  const [page, setPage] = useState({ filter, count: PAGE_ROWS });
  const count = page.filter === filter ? page.count : PAGE_ROWS;
  const shown = useMemo(() => kept.slice(0, count), [kept, count]);
  // Rows are painted first, because the sums of 10,000 rows are a separate task.
  const summed = useDeferredValue(kept, none);
  const totals = useMemo(() => ownTotals(summed, gasOf), [summed, gasOf]);
  return {
    ...{ name, filter, isFiltered: isFiltering(filter), all, kept, undated, shown, totals },
    setFilter: (changed) => void ownFilters.keep({ ...ownFilters.read(), [name]: changed }),
    left: kept.length - shown.length,
    showMore: () => setPage({ filter, count: count + PAGE_ROWS }),
  };
};
