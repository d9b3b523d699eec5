import { powerOfTen } from '../amounts/integers.ts';
import { decimalText, magnitude, type DecimalOptions } from './decimalText.ts';

/**
 * Raw units with two decimals kept, as in the split table. Amounts below 1 get as many decimals as four significant
 * digits need (at most the token's own); what still rounds away is "<0.00001". Rounded to nearest unless told otherwise.
 */
export const formatFixed = (
  amount: bigint,
  decimals: number,
  separators: Pick<DecimalOptions, 'thousands' | 'point' | 'rounding'> = {},
): string => {
  const value = { numerator: amount, denominator: powerOfTen(decimals) };
  if (amount > 0n && amount * 100_000n < value.denominator) return `<0${separators.point ?? '.'}00001`;
  const places = amount > 0n ? Math.min(decimals, Math.max(2, 3 - magnitude(value))) : 2;
  return decimalText(value, { ...separators, decimals: amount < value.denominator ? places : 2, fixed: true });
};
