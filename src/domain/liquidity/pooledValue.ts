import { totalOf } from '../prices/dollarTotals.ts';
import { valueOfRaw } from '../prices/dollarValue.ts';
import type { DollarValue, ValuePrice } from '../prices/dollarValue.ts';
import type { PoolAmounts } from './poolMath.ts';

/** What a whole token of one side is worth in dollars, and its decimals. */
export interface SidePrice {
  readonly price: ValuePrice | undefined;
  readonly decimals: number;
}

const valueOfAmount = (amount: bigint, { price, decimals }: SidePrice): DollarValue | undefined =>
  price && valueOfRaw(amount, decimals, price);

/**
 * What both sides of a pool are worth, in whole dollars. At the pool's price they are worth the same, so one side whose
 * price is known gives the other's; undefined where neither is known.
 */
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
