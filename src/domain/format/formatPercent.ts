import { grouped } from './decimalText.ts';
import { separators } from './separators.ts';

/** 25 is "0.25%", 123_456 is "1,234.56%", -3 is "−0.03%" (real minus sign); "<0.01%" or ">−0.01%" if it rounds to zero. */
export const formatPercent = (bps: number): string => {
  const { point, thousands } = separators;
  const hundredths = Math.round(Math.abs(bps));
  if (hundredths === 0) return bps === 0 ? '0%' : `${bps < 0 ? '>\u2212' : '<'}0${point}01%`;
  const sign = bps < 0 ? '\u2212' : '';
  return `${sign}${grouped(String(Math.floor(hundredths / 100)), thousands)}${point}${String(hundredths % 100).padStart(2, '0')}%`;
};
