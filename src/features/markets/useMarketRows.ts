import { useMemo, useState } from 'react';
import { POLYGON_CHAIN_ID } from '#config/chains.ts';
import type { DollarPrices } from '#domain/markets/dollarPools.ts';
import type { MarketSides } from '#domain/markets/marketSides.ts';
import {
  firstMarkets,
  sortMarkets,
  type MarketColumn,
  type MarketKey,
  type MarketSort,
} from '#domain/markets/sortMarkets.ts';
import { parseAddress } from '#domain/tokens/parseAddress.ts';
import type { Address, Token } from '#domain/tokens/types.ts';
import { sortsBefore } from '#domain/tokens/sortsBefore.ts';
import { shown } from '#lib/reported.ts';
import type { MarketList } from '#stores/marketsStore.ts';
import type { ReportedMarket, ReportedMarkets } from '#stores/reportedPools.ts';
import { useStableList } from '#reads/calls/useStableList.ts';
import { useDayBlock } from '#reads/markets/useDayBlock.ts';
import { useDayFigures, useRequestedFigures, type ReadDay } from '#reads/markets/useDayFigures.ts';
import { dayReadTo, useMarketDays, useNewestTrades, useRequestedDays } from '#reads/markets/useMarketDays.ts';
import { useMarketReserves } from '#reads/markets/useMarketReserves.ts';
import { useMarkets, useMarketTokens } from '#reads/markets/useMarkets.ts';
import { useCheckedPools, useReportedPools } from '#reads/markets/useReportedPools.ts';
import { useTokenDirectory } from '#reads/tokens/useTokenDirectory.ts';
import type { AppTokens } from '#state/appTokens.ts';
import { useAppSelector } from '#state/hooks.ts';
import { selectSavedSymbols } from '#state/user/selectors.ts';
import type { SavedSymbol } from '#state/user/slice.ts';
import {
  listedPool,
  marketKey,
  marketRow,
  nameKey,
  pricesOf,
  type ListedPool,
  type MarketFacts,
  type MarketRow,
} from './marketRows.ts';

export interface MarketSelection {
  readonly sort: MarketSort;
  readonly starredFirst?: boolean;
  readonly starredOnly?: boolean;
  /** Number of rows with all data; other pools have their reserves only. */
  readonly count: number;
  /** If false, the last 24 hours are neither read nor requested. */
  readonly readsDay?: boolean;
}

export interface MarketRows {
  readonly status: MarketList['status'];
  readonly rows: readonly MarketRow[];
  readonly found: number;
  readonly read: number;
  readonly total: number | undefined;
}

export interface ListedMarkets {
  readonly list: MarketList;
  readonly pools: readonly ListedPool[];
  readonly facts: MarketFacts;
}

export type TokenPair = Pick<MarketSides, 'base' | 'quote'>;

const noPools: readonly ListedPool[] = [];
const rankOf = ({ rank }: ListedPool): MarketKey => rank;

export const savedPool = (pair: string, symbol: SavedSymbol, prices: DollarPrices): readonly ListedPool[] => {
  const address = parseAddress(pair);
  const base = parseAddress(symbol.base_currency_address);
  const quote = parseAddress(symbol.quote_currency_address);
  if (!address || !base || !quote || base === quote) return [];
  const [token0, token1] = sortsBefore(base, quote) ? [base, quote] : [quote, base];
  return [listedPool({ pair: address, token0, token1 }, undefined, prices)];
};

const listedFromReport = (pool: ReportedMarket, prices: DollarPrices): ListedPool => {
  const { reserve0, reserve1 } = pool;
  const reserves = reserve0 === undefined || reserve1 === undefined ? undefined : { reserve0, reserve1 };
  return { ...listedPool(pool, reserves, prices), isReported: true };
};

interface PoolSources {
  readonly list: MarketList;
  readonly reported: ReportedMarkets;
  readonly saved: Readonly<Record<string, SavedSymbol>>;
}

const createListing = (prices: DollarPrices) => {
  const listed = new WeakMap<object, ListedPool>();
  return (pool: MarketList['pools'][number]): ListedPool => {
    const known = listed.get(pool) ?? listedPool(pool, pool, prices);
    listed.set(pool, known);
    return known;
  };
};

const usePools = ({ list, reported, saved }: PoolSources, prices: DollarPrices): readonly ListedPool[] => {
  const listed = useMemo(() => createListing(prices), [prices]);
  return useMemo(() => {
    const read = new Set<string>(list.pools.map(({ pair }) => pair));
    const ahead = [...reported].filter(([pair]) => !read.has(pair));
    const named = new Set<string>([...read, ...ahead.map(([pair]) => pair)]);
    const rest = Object.entries(saved).flatMap(([pair, symbol]) =>
      named.has(pair) ? [] : savedPool(pair, symbol, prices),
    );
    const fromReports = ahead.map(([, pool]) => listedFromReport(shown(pool), prices));
    const pools = [...rest, ...list.pools.map(listed), ...fromReports];
    return sortMarkets(pools, rankOf, 'descending');
  }, [list.pools, reported, saved, prices, listed]);
};

const textOf = (prices: DollarPrices): string =>
  [...prices]
    .flatMap(([token, { other, ...price }]) => [token, ...Object.values(price), ...Object.values(other ?? {})])
    .join();

const usePrices = (pools: MarketList['pools']): DollarPrices => {
  const read = useMemo(() => pricesOf(pools), [pools]);
  const [kept, keep] = useState(read);
  if (textOf(kept) === textOf(read)) return kept;
  keep(read);
  return read;
};

const createNaming = (find: AppTokens['find']) => {
  const known = new Map<Address, Token>();
  return (reported: MarketList['tokens']): MarketFacts['tokens'] => ({
    has: (address) => reported.has(address),
    get(address) {
      const before = known.get(address);
      if (before) return before;
      const token = reported.get(address);
      const listed = token && find(address);
      const named = listed ? { ...listed, decimals: token.decimals } : token;
      if (named) known.set(address, named);
      return named;
    },
  });
};

const useNamedTokens = (reported: MarketList['tokens']): MarketFacts['tokens'] => {
  const { find } = useTokenDirectory();
  const naming = useMemo(() => createNaming(find), [find]);
  return useMemo(() => naming(reported), [reported, naming]);
};

/** Changes only if the facts that decide the order change, not with each block. */
const useKeyOf = (column: MarketColumn, facts: MarketFacts): ((pool: ListedPool) => MarketKey) => {
  const { tokens } = facts;
  const byName = useMemo(() => (pool: ListedPool) => nameKey(pool, tokens), [tokens]);
  const byFacts = useMemo(() => (pool: ListedPool) => marketKey(pool, column, facts), [column, facts]);
  if (column === 'liquidity') return rankOf;
  return column === 'name' ? byName : byFacts;
};

/** Empty until the decimals of both tokens are known, because they identify dust. */
const readDayOf = (row: MarketRow): readonly ReadDay[] => {
  const { pair, token0, token1, trades, baseIsToken0, baseCurrency, quoteCurrency } = row;
  if (!trades || !baseCurrency || !quoteCurrency) return [];
  const decimals = { baseDecimals: baseCurrency.decimals, quoteDecimals: quoteCurrency.decimals };
  return [{ pair, token0, token1, trades, market: { baseIsToken0, ...decimals }, readTo: () => dayReadTo(pair) }];
};

/** Pools of the factory, most liquid first; only favourites if `starredOnly`. */
export const useListedMarkets = (starredOnly?: boolean): ListedMarkets => {
  const list = useMarkets();
  const saved = useAppSelector((state) => selectSavedSymbols(state, POLYGON_CHAIN_ID));
  const { timestamp: now } = useDayBlock();
  const prices = usePrices(list.pools);
  const all = usePools({ list, reported: useReportedPools(list), saved }, prices);
  const starred = useMemo(() => new Set(Object.keys(saved)), [saved]);
  const pools = useMemo(
    () => (starredOnly ? all.filter(({ pair }) => starred.has(pair)) : all),
    [all, starred, starredOnly],
  );
  const days = useMarketDays();
  const newest = useNewestTrades();
  const tokens = useNamedTokens(list.tokens);
  const reported = useDayFigures();
  const facts = useMemo(
    () => ({ tokens, days, newest, reported, prices, starred, now }),
    [tokens, days, newest, reported, prices, starred, now],
  );
  return { list, pools, facts };
};

/**
 * Reads all data of the first `count` markets only.
 * @param found some of the listed pools
 * @param alsoNamed further tokens to read
 */
export const useMarketRows = (
  { list, facts }: ListedMarkets,
  found: readonly ListedPool[],
  { sort, starredFirst, count, readsDay = true }: MarketSelection,
  alsoNamed?: readonly Address[],
): MarketRows => {
  const { column, direction } = sort;
  const keyOf = useKeyOf(column, facts);
  const { starred } = facts;
  const sorted = useMemo(() => {
    const first = (pools: readonly ListedPool[]): readonly ListedPool[] =>
      firstMarkets(pools, keyOf, { direction, count });
    if (!starredFirst) return first(found);
    const [own, others] = [true, false].map((is) => found.filter(({ pair }) => starred.has(pair) === is));
    return [...first(own ?? noPools), ...first(others ?? noPools)].slice(0, count);
  }, [found, keyOf, starred, direction, starredFirst, count]);

  const inView = useStableList(
    sorted.map(({ pair, token0, token1, base, quote }) => ({ pair, token0, token1, base, quote })),
  );
  const tokens = useMemo(
    () => [...new Set([...inView.flatMap(({ base, quote }) => [base, quote]), ...(alsoNamed ?? [])])],
    [inView, alsoNamed],
  );
  useMarketTokens(tokens);
  useRequestedDays(readsDay ? inView : noPools);
  useCheckedPools(list, inView);
  const reserves = useMarketReserves(inView.map(({ pair }) => pair));
  const rows = useMemo(
    () =>
      sorted.map((pool) => {
        const live = reserves.get(pool.pair);
        return marketRow(live ? { ...pool, ...listedPool(pool, live, facts.prices) } : pool, facts);
      }),
    [sorted, reserves, facts],
  );
  const read = useMemo(() => rows.flatMap(readDayOf), [rows]);
  useRequestedFigures(readsDay ? inView.filter(({ pair }) => !facts.days.has(pair)) : noPools, read);
  return { status: list.status, rows, found: found.length, read: list.pools.length, total: list.total };
};
