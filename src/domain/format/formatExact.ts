import { powerOfTen } from '../amounts/integers.ts';
import { decimalText, type DecimalOptions } from './decimalText.ts';

/** Raw units in full precision, without zeros at the end: what `parseAmount` reads back to the same units. */
export const formatExact = (
  amount: bigint,
  decimals: number,
  separators: Pick<DecimalOptions, 'thousands' | 'point'> = {},
): string => decimalText({ numerator: amount, denominator: powerOfTen(decimals) }, { ...separators, decimals });
