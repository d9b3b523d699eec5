import type { Fraction } from '../amounts/fraction.ts';
import { decimalText } from './decimalText.ts';
import { separators } from './separators.ts';

/** Share as "1.20%"; "<0.01%" if it rounds to zero (spec 000 section 2). */
export const formatShare = ({ numerator, denominator }: Fraction, decimals = 2): string => {
  if (numerator === 0n) return '0%';
  const text = decimalText({ numerator: numerator * 100n, denominator }, { ...separators, decimals, fixed: true });
  const isTiny = /^[0.,]*$/.test(text);
  return isTiny ? `<${text.slice(0, -1)}1%` : `${text}%`;
};
