import type { Fraction } from '#domain/amounts/fraction.ts';
import { feesOfSwaps, feeYield, gainPerDay, paidBySwaps, partOfPool } from '#domain/liquidity/feeYield.ts';
import type { PoolAmounts } from '#domain/liquidity/poolMath.ts';
import type { PoolState } from '#domain/liquidity/types.ts';
import { sortMarkets, type MarketKey, type MarketSort } from '#domain/markets/sortMarkets.ts';
import type { RawDollars } from '#domain/prices/dollarValue.ts';
import { marketName, type MarketRow } from '#features/markets/index.ts';
import type { SwapWindow } from '#reads/pools/usePoolSwaps.ts';
import type { PoolRewards } from './poolRewards.ts';

export const windows = [1, 7, 30] as const;
export type Days = (typeof windows)[number];

export const poolColumns = ['name', 'value', 'volume', 'yield', 'reward'] as const;
export type PoolColumn = (typeof poolColumns)[number];

export interface PoolSort {
  readonly column: PoolColumn;
  readonly direction: MarketSort['direction'];
}

export interface PoolRow extends PoolRewards {
  readonly market: MarketRow;
  readonly pool: PoolState | undefined;
  readonly days: Days;
  readonly window: SwapWindow | undefined;
  readonly fees: PoolAmounts | undefined;
  readonly volume: RawDollars | undefined;
  /** Fees of the time window divided by the value of the pool. */
  readonly earned: Fraction | undefined;
}

const timesPart = ({ raw, other }: RawDollars, { numerator, denominator }: Fraction): RawDollars => ({
  raw: (raw * numerator) / denominator,
  ...(other !== undefined && { other: (other * numerator) / denominator }),
});

/** Raw dollars of amounts in the pool, at the pool's price. */
export const dollarsIn = ({ market, pool }: Pick<PoolRow, 'market' | 'pool'>, amounts: PoolAmounts | undefined) => {
  const part = amounts && pool && partOfPool(amounts, pool);
  return part && market.liquidity && timesPart(market.liquidity, part);
};

/** Raw dollars of an average day's fees for `amounts` added to the pool; undefined while unknown. */
export const feesPerDay = (
  row: Pick<PoolRow, 'market' | 'pool' | 'earned' | 'days'>,
  amounts: PoolAmounts,
): RawDollars | undefined => {
  const { market, earned, days } = row;
  const [added, pooled] = [dollarsIn(row, amounts), market.liquidity];
  if (!earned || !added || !pooled) return undefined;
  const other = added.other !== undefined && pooled.other !== undefined;
  return {
    raw: gainPerDay(added.raw, pooled.raw, earned, days),
    ...(other && { other: gainPerDay(added.other ?? 0n, pooled.other ?? 0n, earned, days) }),
  };
};

export const poolRow = (
  market: MarketRow,
  { pool, days, window, reward, programmes }: Pick<PoolRow, 'pool' | 'days' | 'window' | 'reward' | 'programmes'>,
): PoolRow => {
  const fees = window && feesOfSwaps(window.swaps);
  return {
    ...{ market, pool, days, window, fees, reward, programmes },
    volume: dollarsIn({ market, pool }, window && paidBySwaps(window.swaps)),
    earned: fees && pool && feeYield(fees, pool),
  };
};

const keyOf = (row: PoolRow, column: PoolColumn): MarketKey => {
  const { market, volume, earned, reward } = row;
  switch (column) {
    case 'name':
      return marketName(market);
    case 'value':
      return market.liquidity && Number(market.liquidity.raw);
    case 'volume':
      return volume && Number(volume.raw);
    case 'reward':
      return reward === 'none' ? 0 : reward && Number(reward.bps);
    default:
      return earned && Number(earned.numerator) / Number(earned.denominator);
  }
};

export const sortPools = (rows: readonly PoolRow[], { column, direction }: PoolSort): readonly PoolRow[] =>
  sortMarkets(rows, (row) => keyOf(row, column), direction);
