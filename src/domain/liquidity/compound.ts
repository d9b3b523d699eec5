import { divideUp, powerOfTen } from '../amounts/integers.ts';
import type { Fraction } from '../amounts/fraction.ts';

const BPS = 10_000n;

interface Valued {
  readonly price: Fraction;
  readonly decimals: number;
}

/** Raw amount of one token with the same value as `raw` of another one, rounded up. */
export const amountOfEqualValue = (raw: bigint, of: Valued, as: Valued): bigint =>
  divideUp(
    raw * of.price.numerator * as.price.denominator * powerOfTen(as.decimals),
    of.price.denominator * as.price.numerator * powerOfTen(of.decimals),
  );

interface CompoundCosts {
  readonly amount: bigint;
  /** Raw reward that the swap loses; negative if its price is better than the pool's. */
  readonly swapCost: bigint;
  readonly fee: bigint;
  readonly aprBps: bigint;
}

/**
 * Smallest raw reward that pays, at this yield and this share of cost. Within a year the rewards on what it adds to
 * the stake cover the network fee and the swap's cost. Rounded up, at least 1; undefined if no amount does.
 */
export const paysFrom = ({ amount, swapCost, fee, aprBps }: CompoundCosts): bigint | undefined => {
  const gain = aprBps * amount - BPS * swapCost;
  if (gain <= 0n) return undefined;
  const least = divideUp(BPS * fee * amount, gain);
  return least > 0n ? least : 1n;
};
