import { compareFractions } from '../amounts/fraction.ts';
import type { Fraction } from '../amounts/fraction.ts';
import { powerOfTen } from '../amounts/integers.ts';
import { abbreviate } from './abbreviate.ts';
import { decimalText } from './decimalText.ts';
import { exactDecimals, wholeTokens } from './formatExact.ts';
import { MIN_DECIMALS, roundingOf, significantDecimals } from './formatMoney.ts';
import type { MoneyRole } from './formatMoney.ts';
import { separators } from './separators.ts';

const WHOLE_FROM: Fraction = { numerator: 100_000n, denominator: 1n };
const ABBREVIATED_FROM: Fraction = { numerator: 1_000_000n, denominator: 1n };
/** No column has room for more. */
const MAX_DECIMALS = 8;

const isFrom = (value: Fraction, least: Fraction): boolean => compareFractions(value, least) >= 0;

/**
 * An amount (raw units, or an exact part of them) for a narrow column, rounded by its role, of other people's trades to
 * nearest: five significant digits with two decimals kept, from 100,000 without decimals, from a million as "1.54M",
 * below the eighth decimal "<0.00000001". Whoever shows it has the exact amount beside it.
 */
export const formatColumn = (amount: bigint | Fraction, decimals: number, role: MoneyRole | 'neither'): string => {
  const value = wholeTokens(amount, decimals);
  const rounding = role === 'neither' ? 'nearest' : roundingOf(role);
  if (isFrom(value, ABBREVIATED_FROM)) return abbreviate(value, rounding);
  if (isFrom(value, WHOLE_FROM)) return decimalText(value, { ...separators, decimals: 0, rounding });
  const smallest: Fraction = { numerator: 1n, denominator: powerOfTen(MAX_DECIMALS) };
  if (value.numerator > 0n && !isFrom(value, smallest)) {
    return `<${decimalText(smallest, { ...separators, decimals: MAX_DECIMALS })}`;
  }
  const places = Math.min(significantDecimals(value), exactDecimals(amount, decimals), MAX_DECIMALS);
  const minDecimals = Math.min(places, MIN_DECIMALS);
  return decimalText(value, { ...separators, decimals: places, minDecimals, rounding });
};
