import type { Fraction } from '../amounts/fraction.ts';
import type { DayStats } from '../history/dayStats.ts';
import type { DollarValue } from '../prices/dollarValue.ts';

/** Prices of a pool a day ago and now; `unchanged` without a trade. */
export type DayHop = Pick<DayStats, 'open' | 'last'> | 'unchanged';

const movedBack = (price: Fraction, hops: readonly (DayHop | undefined)[]): Fraction | undefined => {
  let before = price;
  for (const hop of hops) {
    if (!hop) return undefined;
    if (hop === 'unchanged') continue;
    before = {
      numerator: before.numerator * hop.open.numerator * hop.last.denominator,
      denominator: before.denominator * hop.open.denominator * hop.last.numerator,
    };
  }
  return before;
};

/**
 * Price a day ago: the present price times the price moves of the pools on its way. Undefined if one is unknown.
 * Prices are above zero.
 */
export const priceDayAgo = (
  { numerator, denominator, other }: DollarValue,
  hops: readonly (DayHop | undefined)[],
): DollarValue | undefined => {
  const then = movedBack({ numerator, denominator }, hops);
  const otherThen = other && movedBack(other, hops);
  return then && { ...then, ...(otherThen && { other: otherThen }) };
};
