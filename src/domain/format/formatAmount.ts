import { powerOfTen } from '../amounts/integers.ts';
import { decimalText, type DecimalOptions } from './decimalText.ts';
import { separators, type Separators } from './separators.ts';

/** True above zero and below 0.00001 of a whole token. Raw units. */
export const isBelowShown = (amount: bigint, decimals: number): boolean =>
  amount > 0n && amount * 100_000n < powerOfTen(decimals);

/**
 * Token amount with 6 significant digits, rounded down, so that no balance looks larger than it is. "<0.00001" below
 * that.
 */
export const formatAmount = (
  amount: bigint,
  decimals: number,
  options: Partial<Separators> & Pick<DecimalOptions, 'significant'> = {},
): string => {
  if (isBelowShown(amount, decimals)) return `<0${options.point ?? separators.point}00001`;
  const written = { ...separators, significant: 6, ...options, rounding: 'down' } as const;
  return decimalText({ numerator: amount, denominator: powerOfTen(decimals) }, written);
};
