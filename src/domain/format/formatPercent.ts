import { separators } from './separators.ts';

/**
 * Basis points as a percentage with two decimals and a real minus sign: 25 is "0.25%", -3 is "−0.03%". A value that
 * rounds to zero is "<0.01%" if positive, else "0%".
 */
export const formatPercent = (bps: number): string => {
  const { point } = separators;
  const hundredths = Math.round(Math.abs(bps));
  if (hundredths === 0) return bps > 0 ? `<0${point}01%` : '0%';
  const sign = bps < 0 ? '\u2212' : '';
  return `${sign}${Math.floor(hundredths / 100)}${point}${String(hundredths % 100).padStart(2, '0')}%`;
};
