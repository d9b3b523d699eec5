import { totalOf } from '../prices/dollarTotals.ts';
import { valueOfRaw, type DollarValue, type ValuePrice } from '../prices/dollarValue.ts';
import type { PoolAmounts } from './poolMath.ts';

export interface SidePrice {
  readonly price: ValuePrice | undefined;
  readonly decimals: number;
}

const valueOfAmount = (amount: bigint, { price, decimals }: SidePrice): DollarValue | undefined =>
  price && valueOfRaw(amount, decimals, price);

/** Value in whole dollars. Both sides have the same value at the pool's price, so one known price suffices. */
export const pooledValue = (
  { amount0, amount1 }: PoolAmounts,
  side0: SidePrice,
  side1: SidePrice,
): DollarValue | undefined => {
  const values = [valueOfAmount(amount0, side0), valueOfAmount(amount1, side1)].flatMap((value) => value ?? []);
  const [only] = values;
  if (!only) return undefined;
  return values.length === 2 ? totalOf(values) : totalOf([only, only]);
};
