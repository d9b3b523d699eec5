import type { Fraction } from '../amounts/fraction.ts';
import { divideUp, squareRoot } from '../amounts/integers.ts';
import type { PoolAmounts } from './poolMath.ts';
import type { PoolState } from './types.ts';

/** Raw units of token1 at the changed price, without any further fee. */
export interface Outlook {
  readonly value: bigint;
  readonly holding: bigint;
  /** Fees that make `value` equal `holding`; 0 if they are equal. */
  readonly missing: bigint;
}

/**
 * Amounts of a position after the price of token0 in token1 changed by `factor` (above zero), compared with holding
 * them: value = 2 * root(amount0 * amount1 * price). Undefined if a reserve is empty. Source: constant product.
 */
export const outlookAt = (
  { amount0, amount1 }: PoolAmounts,
  { reserve0, reserve1 }: Pick<PoolState, 'reserve0' | 'reserve1'>,
  factor: Fraction,
): Outlook | undefined => {
  if (reserve0 === 0n || reserve1 === 0n) return undefined;
  const numerator = reserve1 * factor.numerator;
  const denominator = reserve0 * factor.denominator;
  const value = squareRoot((4n * amount0 * amount1 * numerator) / denominator);
  const holding = (amount0 * numerator) / denominator + amount1;
  return { value, holding, missing: holding > value ? holding - value : 0n };
};

/**
 * Whole days, rounded up, until fees at a yield per day of the value cover `missing`; 0 if nothing is missing.
 * Undefined if something is missing and the yield is unknown or earns nothing.
 */
export const daysToBreakEven = ({ value, missing }: Outlook, dailyYield: Fraction | undefined): bigint | undefined => {
  if (missing === 0n) return 0n;
  const perDay = dailyYield && value * dailyYield.numerator;
  return perDay ? divideUp(missing * dailyYield.denominator, perDay) : undefined;
};
