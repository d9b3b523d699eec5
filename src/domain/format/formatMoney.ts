import type { Fraction } from '../amounts/fraction.ts';
import { decimalText, magnitude } from './decimalText.ts';
import type { Rounding } from './decimalText.ts';
import { exactDecimals, wholeTokens } from './formatExact.ts';
import { separators } from './separators.ts';

/**
 * Which way an amount counts for the person who reads it: what is paid rounds up, what is received, returned or
 * guaranteed rounds down, so that no figure promises more than happens.
 */
export type MoneyRole = 'paid' | 'received';

export const roundingOf = (role: MoneyRole): Rounding => (role === 'paid' ? 'up' : 'down');

const SIGNIFICANT = 5;
/** Kept though they are zeros. */
export const MIN_DECIMALS = 2;
/** The last digit is worth at most half a cent, so that a stable coin's digits do not change with every block. */
const LAST_DIGITS_PER_DOLLAR = 200n;

/** Decimals whose last one is worth less than a cent; `price` in dollars for a whole token, above zero. */
const decimalsOfCent = ({ numerator, denominator }: Fraction): number => {
  const first = magnitude({ numerator: numerator * LAST_DIGITS_PER_DOLLAR, denominator });
  return Math.max(0, first + 1);
};

/** Decimals that five significant digits need, two at least. */
export const significantDecimals = (whole: Fraction): number =>
  whole.numerator === 0n ? MIN_DECIMALS : Math.max(MIN_DECIMALS, SIGNIFICANT - 1 - magnitude(whole));

/**
 * An amount of money (raw units, or an exact part of them) for anybody about to sign, or who has signed: rounded by its
 * role and never rounder than it is. At least five significant digits; where the token's `price` is known (dollars for
 * a whole token) as many that the last one is worth less than a cent; where it is not, all of them. Two decimals stay
 * though they are zeros.
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
