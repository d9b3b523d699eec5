import type { Fraction } from '../amounts/fraction.ts';
import type { DayStats } from '../history/dayStats.ts';

/** What a pool on the way to dollars traded at within a day; `unchanged`: nothing. */
export type DayHop = Pick<DayStats, 'open' | 'last'> | 'unchanged';

/**
 * The price a day ago of one now, by how the prices of the pools on its way moved; undefined where one of them is not
 * known. Prices of trades are above zero.
 */
export const priceDayAgo = (price: Fraction, hops: readonly (DayHop | undefined)[]): Fraction | undefined => {
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
