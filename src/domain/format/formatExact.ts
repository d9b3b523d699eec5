import type { Fraction } from '../amounts/fraction.ts';
import { powerOfTen } from '../amounts/integers.ts';
import { decimalText } from './decimalText.ts';
import { plain, separators } from './separators.ts';

export const wholeTokens = (amount: bigint | Fraction, decimals: number): Fraction => {
  const { numerator, denominator } = typeof amount === 'bigint' ? { numerator: amount, denominator: 1n } : amount;
  return { numerator, denominator: denominator * powerOfTen(decimals) };
};

const MORE_DECIMALS = 3;

export const exactDecimals = (amount: bigint | Fraction, decimals: number): number =>
  typeof amount === 'bigint' ? decimals : decimals + MORE_DECIMALS;

/** Full precision, no zeros at the end; `parseAmount` reads it back. */
export const formatExact = (amount: bigint, decimals: number, written = plain): string =>
  decimalText(wholeTokens(amount, decimals), { ...written, decimals });

export const exactText = (amount: bigint | Fraction, decimals: number): string =>
  decimalText(wholeTokens(amount, decimals), { ...separators, decimals: exactDecimals(amount, decimals) });

export const exactPlain = (amount: bigint | Fraction, decimals: number): string =>
  decimalText(wholeTokens(amount, decimals), { ...plain, decimals: exactDecimals(amount, decimals) });
