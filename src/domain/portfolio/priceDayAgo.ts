import type { Fraction } from '../amounts/fraction.ts';
import type { DayStats } from '../history/dayStats.ts';
import type { DollarValue } from '../prices/dollarValue.ts';

/** What a pool on the way to dollars traded at within a day; `unchanged`: nothing. */
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
 * The price a day ago of one now, by how the prices of the pools on its way moved; undefined where one of them is not
 * known. Prices of trades are above zero.
 */
export const priceDayAgo = (
  { numerator, denominator, other }: DollarValue,
  hops: readonly (DayHop | undefined)[],
): DollarValue | undefined => {
  const then = movedBack({ numerator, denominator }, hops);
  const otherThen = other && movedBack(other, hops);
  return then && { ...then, ...(otherThen && { other: otherThen }) };
};
