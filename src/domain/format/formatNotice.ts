import type { Fraction } from '../amounts/fraction.ts';
import { boundedText } from './decimalText.ts';
import { exactDecimals, wholeTokens } from './formatExact.ts';
import { MIN_DECIMALS, roundingOf, significantDecimals, type MoneyRole } from './formatMoney.ts';
import { separators } from './separators.ts';

const MAX_DECIMALS = 8;

/**
 * Amount of an unpriced token (raw units) for a short sentence, such as a notification: at most eight decimals, or as
 * many as five significant digits need. Rounded by its role.
 */
export const formatNotice = (amount: bigint | Fraction, decimals: number, role: MoneyRole): string => {
  const whole = wholeTokens(amount, decimals);
  const max = Math.max(MAX_DECIMALS, significantDecimals(whole));
  const decimalPlaces = Math.min(exactDecimals(amount, decimals), max);
  const minDecimals = Math.min(decimalPlaces, decimals, MIN_DECIMALS);
  return boundedText(whole, { ...separators, decimals: decimalPlaces, minDecimals, rounding: roundingOf(role) });
};
