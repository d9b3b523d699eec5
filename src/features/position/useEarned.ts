import { dollarUnits, unitOf, valuedIn, type Earnings, type ValueUnit } from '#domain/liquidity/earnings.ts';
import { pooledValue } from '#domain/liquidity/pooledValue.ts';
import { totalOf } from '#domain/prices/dollarTotals.ts';
import type { ChangeBps, DollarValue } from '#domain/prices/dollarValue.ts';
import type { Address } from '#domain/tokens/types.ts';
import { valueOf } from '#lib/loadable.ts';
import type { Position } from '#stores/positions.ts';
import { useEarnings } from '#reads/pools/useEarnings.ts';
import { sidesOf } from '#state/marketRule.ts';
import type { PositionValues } from './usePositionValues.ts';

export interface FeesEarned {
  /** Whole dollars; undefined while a position is being read, or if nothing is known. */
  readonly value: DollarValue | undefined;
  readonly uncounted: number;
  readonly isWaiting: boolean;
}

interface Earned {
  readonly fees: FeesEarned;
  /** Whole dollars by pool; unknown ones are missing. */
  readonly feesOf: ReadonlyMap<Address, DollarValue>;
  /** Compared with holding the tokens, by pool; unknown ones are missing. */
  readonly gains: ReadonlyMap<Address, ChangeBps>;
}

type Prices = Pick<PositionValues, 'priceOf'>;

interface Units {
  readonly unit: ValueUnit | undefined;
  readonly other?: ValueUnit | undefined;
}

/** Dollars if both prices are known, else the quote token. */
const usualUnits = ({ pool, token0, token1 }: Position, { priceOf }: Prices): Units => {
  const [{ price: price0 }, { price: price1 }] = [priceOf(token0), priceOf(token1)];
  if (price0 && price1) return dollarUnits([price0, price1], [token0.decimals, token1.decimals]);
  const { baseIsToken0 } = sidesOf(token0.address, token1.address);
  return { unit: baseIsToken0 ? unitOf(pool, 'token1', token1.decimals) : unitOf(pool, 'token0', token0.decimals) };
};

const gainOf = (earnings: Earnings, { unit, other }: Units): ChangeBps | undefined => {
  const bps = unit && valuedIn(unit, earnings).gainBps;
  const otherBps = other && valuedIn(other, earnings).gainBps;
  return bps === undefined ? undefined : { bps, ...(otherBps !== undefined && { other: otherBps }) };
};

export const useEarned = (positions: readonly Position[], prices: PositionValues): Earned => {
  const earnings = useEarnings(positions);
  const { settled, priceOf } = prices;
  const read = positions.map((position) => {
    const { pool, token0, token1 } = position;
    const known = earnings.get(pool.pair);
    const value = known && valueOf(known);
    return {
      pair: pool.pair,
      isWaiting: !value && known?.status !== 'failed',
      value: value && pooledValue(value.fees, priceOf(token0), priceOf(token1)),
      gain: value && settled ? gainOf(value, usualUnits(position, prices)) : undefined,
    };
  });
  const values = read.flatMap(({ value }) => value ?? []);
  const isWaiting = read.some((entry) => entry.isWaiting);
  return {
    fees: {
      value: !settled || isWaiting || values.length === 0 ? undefined : totalOf(values),
      uncounted: read.length - values.length,
      isWaiting,
    },
    feesOf: new Map(read.flatMap(({ pair, value }) => (value ? [[pair, value] as const] : []))),
    gains: new Map(read.flatMap(({ pair, gain }) => (gain ? [[pair, gain] as const] : []))),
  };
};
