import { compareFractions, type Fraction } from '../amounts/fraction.ts';
import { powerOfTen } from '../amounts/integers.ts';
import { abbreviate } from './abbreviate.ts';
import { boundedText, decimalText, magnitude } from './decimalText.ts';
import { exactDecimals, wholeTokens } from './formatExact.ts';
import { MIN_DECIMALS, roundingOf, significantDecimals, type MoneyRole } from './formatMoney.ts';
import { separators } from './separators.ts';

const WHOLE_FROM: Fraction = { numerator: 100_000n, denominator: 1n };
const ABBREVIATED_FROM: Fraction = { numerator: 1_000_000n, denominator: 1n };
const MAX_DECIMALS = 8;

const isFrom = (value: Fraction, min: Fraction): boolean => compareFractions(value, min) >= 0;

const MORE_DECIMALS = 2;

const usedDecimals = (value: Fraction, decimals: number): number =>
  Math.max(
    ...(['down', 'up'] as const).map(
      (rounding) => (decimalText(value, { decimals, rounding }).split('.')[1] ?? '').length,
    ),
  );

/**
 * Decimals of a column of one token's raw amounts: the smallest amount that is no dust keeps two significant digits.
 */
export const columnDecimals = (amounts: readonly (bigint | Fraction)[], decimals: number): number => {
  const values = amounts
    .map((amount) => wholeTokens(amount, decimals))
    .filter(({ numerator }) => numerator > 0n)
    .sort(compareFractions);
  const [smallest, largest] = [values[0], values.at(-1)];
  if (!smallest || !largest) return Math.min(MIN_DECIMALS, decimals);
  const own = isFrom(largest, WHOLE_FROM) ? 0 : significantDecimals(largest);
  const needed = 1 - magnitude(smallest);
  const isDust = needed > own + MORE_DECIMALS;
  const max = Math.min(isDust ? own : Math.max(own, needed), decimals, MAX_DECIMALS);
  return Math.max(Math.min(max, MIN_DECIMALS), ...values.map((value) => usedDecimals(value, max)));
};

/**
 * Raw amount for a narrow column: 5 significant digits, "1.54M" from a million on, "<0.00000001" below the eighth
 * decimal. Rounded by role. `columnDecimalPlaces` (from `columnDecimals`) fixes the number of decimals.
 */
export const formatColumn = (
  amount: bigint | Fraction,
  decimals: number,
  role: MoneyRole,
  columnDecimalPlaces?: number,
): string => {
  const value = wholeTokens(amount, decimals);
  const rounding = roundingOf(role);
  if (isFrom(value, ABBREVIATED_FROM)) return abbreviate(value, rounding);
  const min = columnDecimalPlaces ?? MAX_DECIMALS;
  const smallest: Fraction = { numerator: 1n, denominator: powerOfTen(min) };
  if (value.numerator > 0n && !isFrom(value, smallest)) {
    return `<${decimalText(smallest, { ...separators, decimals: min })}`;
  }
  if (columnDecimalPlaces !== undefined) {
    return decimalText(value, { ...separators, decimals: columnDecimalPlaces, fixed: true, rounding });
  }
  if (isFrom(value, WHOLE_FROM)) return decimalText(value, { ...separators, decimals: 0, rounding });
  const decimalPlaces = Math.min(significantDecimals(value), exactDecimals(amount, decimals), MAX_DECIMALS);
  const minDecimals = Math.min(decimalPlaces, MIN_DECIMALS);
  return boundedText(value, { ...separators, decimals: decimalPlaces, minDecimals, rounding });
};
