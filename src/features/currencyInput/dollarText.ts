import type { Fraction } from '../../domain/amounts/fraction.ts';
import { decimalText } from '../../domain/format/decimalText.ts';

/** Whole dollars as a field shows them; a dash while they are unknown or nothing is typed. */
export const dollarText = (worth: Fraction | undefined): string => {
  if (!worth || worth.numerator === 0n) return '–';
  if (worth.numerator * 100n < worth.denominator) return '<$0.01';
  return `$${decimalText(worth, { thousands: ',', decimals: 2, fixed: true })}`;
};
