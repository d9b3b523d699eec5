import { powerOfTen } from '../amounts/integers.ts';
import { abbreviate } from './abbreviate.ts';
import type { DecimalOptions } from './decimalText.ts';
import { decimalText } from './decimalText.ts';
import { formatFixed } from './formatFixed.ts';

const WHOLE_FROM = 100_000n;
const ABBREVIATED_FROM = 1_000_000n;

/**
 * Raw units for a narrow column: as `formatFixed`, from 100,000 without decimals, from a million as "1.54M". Whoever
 * shows it has the exact amount beside it.
 */
export const formatColumn = (
  amount: bigint,
  decimals: number,
  separators: Pick<DecimalOptions, 'thousands' | 'point'> = {},
): string => {
  const value = { numerator: amount, denominator: powerOfTen(decimals) };
  if (amount >= ABBREVIATED_FROM * value.denominator) return abbreviate(value, separators);
  return amount >= WHOLE_FROM * value.denominator
    ? decimalText(value, { ...separators, decimals: 0, rounding: 'down' })
    : formatFixed(amount, decimals, separators);
};
