import type { Fraction } from '../amounts/fraction.ts';
import { powerOfTen } from '../amounts/integers.ts';
import { decimalText } from './decimalText.ts';
import { plain, separators } from './separators.ts';

/** Raw units, or an exact part of them, as a ratio in whole tokens. */
export const wholeTokens = (amount: bigint | Fraction, decimals: number): Fraction => {
  const { numerator, denominator } = typeof amount === 'bigint' ? { numerator: amount, denominator: 1n } : amount;
  return { numerator, denominator: denominator * powerOfTen(decimals) };
};

/** Decimals for a fee's thousandths of a raw unit. */
const MORE_DECIMALS = 3;

/** Digits that show an amount exactly: the token's own, and three more for fractions of a raw unit. */
export const exactDecimals = (amount: bigint | Fraction, decimals: number): number =>
  typeof amount === 'bigint' ? decimals : decimals + MORE_DECIMALS;

/** Raw units in full precision, without zeros at the end: the text that a field holds and `parseAmount` reads back. */
export const formatExact = (amount: bigint, decimals: number, written = plain): string =>
  decimalText(wholeTokens(amount, decimals), { ...written, decimals });

/** Exact amount with the separators of the screen. */
export const exactText = (amount: bigint | Fraction, decimals: number): string =>
  decimalText(wholeTokens(amount, decimals), { ...separators, decimals: exactDecimals(amount, decimals) });

/** Exact amount with the separators of a file. */
export const exactPlain = (amount: bigint | Fraction, decimals: number): string =>
  decimalText(wholeTokens(amount, decimals), { ...plain, decimals: exactDecimals(amount, decimals) });
