import type { Fraction } from '../amounts/fraction.ts';
import { decimalText, magnitude } from './decimalText.ts';
import type { Rounding } from './decimalText.ts';
import { exactDecimals, wholeTokens } from './formatExact.ts';
import { separators } from './separators.ts';

/**
 * Direction of an amount for its reader. Payments round up; received, returned or guaranteed amounts round down, so
 * that no figure promises more than happens.
 */
export type MoneyRole = 'paid' | 'received';

export const roundingOf = (role: MoneyRole): Rounding => (role === 'paid' ? 'up' : 'down');

const SIGNIFICANT = 5;
/** Decimals kept even if they are zeros. */
export const MIN_DECIMALS = 2;
/** A last digit is worth at most half a cent, so that a stable coin's digits do not change with every block. */
const LAST_DIGITS_PER_DOLLAR = 200n;

/** Decimals whose last digit is worth less than a cent; `price` in dollars per whole token, above zero. */
const decimalsOfCent = ({ numerator, denominator }: Fraction): number => {
  const first = magnitude({ numerator: numerator * LAST_DIGITS_PER_DOLLAR, denominator });
  return Math.max(0, first + 1);
};

/** Decimals that five significant digits need, at least two. */
export const significantDecimals = (whole: Fraction): number =>
  whole.numerator === 0n ? MIN_DECIMALS : Math.max(MIN_DECIMALS, SIGNIFICANT - 1 - magnitude(whole));

/**
 * Money amount (raw units, or an exact part of them) for a signer before and after signing: rounded by its role. At
 * least five significant digits. With a known `price` (dollars per whole token) enough that the last digit is worth
 * less than a cent; without one, all digits. Two decimals stay even if they are zeros.
 */
export const formatMoney = (
  amount: bigint | Fraction,
  decimals: number,
  role: MoneyRole,
  price?: Fraction,
  written = separators,
): string => {
  const whole = wholeTokens(amount, decimals);
  const exact = exactDecimals(amount, decimals);
  const isPriced = price !== undefined && price.numerator > 0n;
  const needed = isPriced ? Math.max(decimalsOfCent(price), significantDecimals(whole)) : exact;
  const decimalPlaces = Math.min(exact, needed);
  return decimalText(whole, {
    ...written,
    decimals: decimalPlaces,
    minDecimals: Math.min(decimalPlaces, decimals, MIN_DECIMALS),
    rounding: roundingOf(role),
  });
};
