import { powerOfTen } from '../amounts/integers.ts';
import { decimalText, type DecimalOptions } from './decimalText.ts';

/**
 * Raw units as balances are shown: 6 significant digits (or `significant`), cut and not rounded so that no one sees
 * more than there is; "<0.00001" below that, "0" for zero.
 */
export const formatAmount = (
  amount: bigint,
  decimals: number,
  options: Pick<DecimalOptions, 'thousands' | 'point' | 'significant'> = {},
): string => {
  const unit = powerOfTen(decimals);
  if (amount > 0n && amount * 100_000n < unit) return `<0${options.point ?? '.'}00001`;
  return decimalText({ numerator: amount, denominator: unit }, { significant: 6, ...options, rounding: 'down' });
};
