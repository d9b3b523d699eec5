import type { Fraction } from '../amounts/fraction.ts';
import { boundedText, magnitude, type Rounding } from './decimalText.ts';
import { exactDecimals, wholeTokens } from './formatExact.ts';
import { separators } from './separators.ts';

/** Payments round up and receipts round down, so that no figure promises more than happens. Facts are `neither`. */
export type MoneyRole = 'paid' | 'received' | 'neither';

const roundings = { paid: 'up', received: 'down', neither: 'nearest' } as const;

/** Up for payments to come, down for receipts to come, to nearest for facts. */
export const roundingOf = (role: MoneyRole): Rounding => roundings[role];

const SIGNIFICANT = 5;
export const MIN_DECIMALS = 2;
/** The last digit is worth half a cent, so that a stable coin's digits do not change with every block. */
const LAST_DIGITS_PER_DOLLAR = 200n;

const decimalsOfCent = ({ numerator, denominator }: Fraction): number => {
  const first = magnitude({ numerator: numerator * LAST_DIGITS_PER_DOLLAR, denominator });
  return Math.max(0, first + 1);
};

/** Decimals of an amount in whole tokens: five significant digits, at least two decimals. */
export const significantDecimals = (whole: Fraction): number =>
  whole.numerator === 0n ? MIN_DECIMALS : Math.max(MIN_DECIMALS, SIGNIFICANT - 1 - magnitude(whole));

/** Decimals that `formatMoney` shows at most. */
export const moneyDecimals = (amount: bigint | Fraction, decimals: number, price?: Fraction): number => {
  const exact = exactDecimals(amount, decimals);
  if (price === undefined || price.numerator === 0n) return exact;
  return Math.min(exact, Math.max(decimalsOfCent(price), significantDecimals(wholeTokens(amount, decimals))));
};

/**
 * Amount rounded by role, with at least five significant digits. With a `price` (dollars) its last digit is worth less
 * than a cent; without one all digits are shown.
 */
export const formatMoney = (
  amount: bigint | Fraction,
  decimals: number,
  role: MoneyRole,
  price?: Fraction,
  written = separators,
): string => {
  const whole = wholeTokens(amount, decimals);
  const decimalPlaces = moneyDecimals(amount, decimals, price);
  return boundedText(whole, {
    ...written,
    decimals: decimalPlaces,
    minDecimals: Math.min(decimalPlaces, decimals, MIN_DECIMALS),
    rounding: roundingOf(role),
  });
};
