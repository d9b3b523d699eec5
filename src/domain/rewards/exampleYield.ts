import { powerOfTen } from '../amounts/integers.ts';
import type { Fraction } from '../amounts/fraction.ts';
import { higherOf, lowerOf, type DollarValue, type ValuePrice } from '../prices/dollarValue.ts';
import { rateBetween, type RateBps } from '../prices/rateBps.ts';

const BPS = 10_000n;

export const EXAMPLE_DOLLARS = 100n;

/**
 * Raw units that the example's dollars buy, rounded down, at the higher price if two disagree. Undefined for a price
 * of 0.
 */
export const exampleAmount = (decimals: number, price: ValuePrice): bigint | undefined => {
  const { numerator, denominator } = higherOf(price);
  return numerator <= 0n ? undefined : (EXAMPLE_DOLLARS * denominator * powerOfTen(decimals)) / numerator;
};

const shareOf = ({ numerator, denominator }: Fraction, times: bigint): bigint => {
  const [dividend, divisor] = [numerator * times * BPS, denominator * EXAMPLE_DOLLARS];
  return (2n * dividend + divisor) / (2n * divisor);
};

/**
 * Yield in 1/10000, to nearest: `earned` x `times` / example, from the lower to the higher value. `earned` is not
 * negative.
 */
export const exampleYield = (earned: DollarValue, times = 1n): RateBps | undefined =>
  rateBetween(shareOf(lowerOf(earned), times), shareOf(higherOf(earned), times));

/** Return in 1/10000, to nearest: `earned` / example - 1, negative for a loss. The example's tokens are given up. */
export const exampleReturn = (earned: DollarValue): RateBps | undefined => {
  const rate = exampleYield(earned);
  return rate && rateBetween(rate.bps - BPS, (rate.other ?? rate.bps) - BPS);
};
