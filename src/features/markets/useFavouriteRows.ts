import { useMemo } from 'react';
import { POLYGON_CHAIN_ID } from '#config/chains.ts';
import type { DollarPrices } from '#domain/markets/dollarPools.ts';
import { useStableList } from '#reads/calls/useStableList.ts';
import { useDayBlock } from '#reads/markets/useDayBlock.ts';
import { useMarketDays, useNewestTrades, useRequestedDays } from '#reads/markets/useMarketDays.ts';
import { useMarketReserves } from '#reads/markets/useMarketReserves.ts';
import { useTokens } from '#reads/tokens/useTokens.ts';
import { useAppSelector } from '#state/hooks.ts';
import { selectSavedSymbols } from '#state/user/selectors.ts';
import { listedPool, marketRow, type MarketRow } from './marketRows.ts';
import { savedPool } from './useMarketRows.ts';

const noPrices: DollarPrices = new Map();
const noFigures = new Map<never, never>();

/** Starred markets in the order of starring. Reads only these, not the exchange's list. */
export const useFavouriteRows = (): readonly MarketRow[] => {
  const saved = useAppSelector((state) => selectSavedSymbols(state, POLYGON_CHAIN_ID));
  const pools = useMemo(
    () => Object.entries(saved).flatMap(([pair, symbol]) => savedPool(pair, symbol, noPrices)),
    [saved],
  );
  const tokens = useTokens(pools.flatMap(({ token0, token1 }) => [token0, token1]));
  useRequestedDays(useStableList(pools.map(({ pair, token0, token1 }) => ({ pair, token0, token1 }))));
  const reserves = useMarketReserves(pools.map(({ pair }) => pair));
  const days = useMarketDays();
  const newest = useNewestTrades();
  const { timestamp: now } = useDayBlock();
  return useMemo(() => {
    const starred = new Set<string>(pools.map(({ pair }) => pair));
    const facts = { tokens, days, newest, reported: noFigures, prices: noPrices, starred, now };
    return pools.map((pool) => marketRow({ ...pool, ...listedPool(pool, reserves.get(pool.pair), noPrices) }, facts));
  }, [pools, tokens, days, newest, now, reserves]);
};
