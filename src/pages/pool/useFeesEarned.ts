import type { Fraction } from '../../domain/amounts/fraction.ts';
import { pooledWorth, totalOf } from '../../domain/liquidity/worth.ts';
import type { PositionWorths } from '../../features/position/index.ts';
import { valueOf } from '../../lib/loadable.ts';
import type { Position } from '../../reads/positions.ts';
import { useEarnings } from '../../reads/useEarnings.ts';

/** Income from the pools' fees. */
export interface FeesEarned {
  /** Whole dollars; undefined while a position is still being read, and where nothing is known. */
  readonly worth: Fraction | undefined;
  /** Positions whose fees are not known. */
  readonly uncounted: number;
}

/** What the pools' fees brought to all positions. The array has to keep its identity until a position changes. */
export const useFeesEarned = (positions: readonly Position[], { settled, priceOf }: PositionWorths): FeesEarned => {
  const earnings = useEarnings(positions);
  const read = positions.map(({ pool, token0, token1 }) => {
    const known = earnings.get(pool.pair);
    const value = known && valueOf(known);
    return {
      isWaiting: !value && known?.status !== 'failed',
      worth: value && pooledWorth(value.fees, priceOf(token0), priceOf(token1)),
    };
  });
  const worths = read.flatMap(({ worth }) => worth ?? []);
  const isWaiting = !settled || read.some((one) => one.isWaiting);
  return {
    worth: isWaiting || worths.length === 0 ? undefined : totalOf(worths),
    uncounted: read.length - worths.length,
  };
};
