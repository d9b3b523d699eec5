import { compareFractions, type Fraction } from '../amounts/fraction.ts';
import { powerOfTen } from '../amounts/integers.ts';
import { decimalText, type Rounding } from './decimalText.ts';
import { formatPrice, wholePrice, type PairDecimals } from './formatPrice.ts';
import { MIN_DECIMALS, marketPriceDecimals } from './formatMarketPrice.ts';
import { separators } from './separators.ts';

/** Limits the decimals, because one odd order must not widen the whole column. */
const MORE_DECIMALS = 4;

/** Decimals of the smallest price, at most four more than those of the largest; zero prices are ignored. */
export const priceColumnDecimals = (prices: readonly Fraction[], decimals: PairDecimals): number => {
  const own = prices
    .filter(({ numerator, denominator }) => numerator > 0n && denominator > 0n)
    .map((price) => marketPriceDecimals(price, decimals));
  return own.length === 0 ? MIN_DECIMALS : Math.min(Math.max(...own), Math.min(...own) + MORE_DECIMALS);
};

/**
 * Text of a price in a column; `columnDecimalPlaces` is from `priceColumnDecimals`. A smaller price is "<0.00001",
 * never 0.
 */
export const formatPriceColumn = (
  price: Fraction,
  decimals: PairDecimals,
  columnDecimalPlaces: number,
  rounding: Rounding = 'nearest',
): string => {
  const value = wholePrice(price, decimals);
  const smallest: Fraction = { numerator: 1n, denominator: powerOfTen(columnDecimalPlaces) };
  return value.numerator > 0n && compareFractions(value, smallest) < 0
    ? `<${decimalText(smallest, { ...separators, decimals: columnDecimalPlaces })}`
    : formatPrice(price, decimals, { tickDecimals: columnDecimalPlaces, rounding });
};
