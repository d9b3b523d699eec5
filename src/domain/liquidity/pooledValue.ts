import type { Fraction } from '../amounts/fraction.ts';
import { powerOfTen } from '../amounts/integers.ts';
import type { PoolAmounts } from './poolMath.ts';

/** What a whole token of one side is worth in dollars, and its decimals. */
export interface SidePrice {
  readonly price: Fraction | undefined;
  readonly decimals: number;
}

const plus = (a: Fraction, b: Fraction): Fraction => ({
  numerator: a.numerator * b.denominator + b.numerator * a.denominator,
  denominator: a.denominator * b.denominator,
});

const none: Fraction = { numerator: 0n, denominator: 1n };

/** Whole dollars together. */
export const totalOf = (values: readonly Fraction[]): Fraction => values.reduce(plus, none);

const valueOfAmount = (amount: bigint, { price, decimals }: SidePrice): Fraction | undefined =>
  price && { numerator: amount * price.numerator, denominator: price.denominator * powerOfTen(decimals) };

/**
 * What both sides of a pool are worth, in whole dollars. At the pool's price they are worth the same, so one side whose
 * price is known gives the other's; undefined where neither is known.
 */
export const pooledValue = (
  { amount0, amount1 }: PoolAmounts,
  side0: SidePrice,
  side1: SidePrice,
): Fraction | undefined => {
  const values = [valueOfAmount(amount0, side0), valueOfAmount(amount1, side1)].flatMap((value) => value ?? []);
  const [only] = values;
  if (!only) return undefined;
  return values.length === 2 ? totalOf(values) : plus(only, only);
};
