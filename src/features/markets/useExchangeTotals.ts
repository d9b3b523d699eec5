import { useMemo } from 'react';
import { dayTotals, totalLiquidity, type Sum } from '#domain/markets/exchangeTotals.ts';
import { useDayBlock } from '#reads/markets/useDayBlock.ts';
import { useMarkets } from '#reads/markets/useMarkets.ts';
import { listedPool, pricesOf } from './marketRows.ts';
import type { MarketRows } from './useMarketRows.ts';

export interface ExchangeTotals {
  readonly markets: number | undefined;
  readonly liquidity: Sum | undefined;
  /** Figures of the most liquid rows; undefined until their trades are read. */
  readonly day: ReturnType<typeof dayTotals>;
}

/** `total` counts the whole list; sums include the rows only. */
export const useExchangeTotals = ({ rows, status, total }: MarketRows): ExchangeTotals => {
  const { pools } = useMarkets();
  const { timestamp: now } = useDayBlock();
  const liquidity = useMemo(() => {
    if (status !== 'complete' && pools.length < (total ?? Infinity)) return undefined;
    const prices = pricesOf(pools);
    const shown = new Map(rows.map((row) => [row.pair, row]));
    return totalLiquidity(pools.map((pool) => shown.get(pool.pair) ?? listedPool(pool, pool, prices)));
  }, [pools, rows, status, total]);
  const day = useMemo(() => (rows.length > 0 || total === 0 ? dayTotals(rows, now) : undefined), [rows, now, total]);
  return { markets: total, liquidity, day };
};
